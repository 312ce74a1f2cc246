import { countryLabel } from '@/lib/site/settings/countries'
import sampleCompany from '@/lib/site/settings/sample-company.json'
import type { Company, Look, Office as StoredOffice } from '@/lib/site/settings/schema'

const networks = { linkedin: 'LinkedIn', facebook: 'Facebook', x: 'X', youtube: 'YouTube' } as const

export type Phone = { label: string; href: string }
export type Office = Omit<StoredOffice, 'phone'> & { phone: Phone; countryName: string }
export type Site = Omit<Company, 'phone' | 'offices' | 'social'> & {
  phone: Phone
  offices: [Office, ...Office[]]
  social: { name: string; href: string }[]
  /** Whether no one has saved a company yet, so this is the sample one. */
  isSample: boolean
  version: number
  look: Pick<Look, 'brand' | 'accent' | 'logo' | 'darkLogo'> & { version: number }
}

type Saved<Value> = { version: number; value: Value }

const shared = globalThis as typeof globalThis & { portalCompany?: Site }

/**
 * The company as its owner last saved it. Reading a property is always current: on the server `showCompany` replaces the
 * values in every process, in the browser they come with the page.
 */
export const site: Site = new Proxy({} as Site, { get: (_target, name) => Reflect.get(current(), name) })

/** Replaces what `site` says in this process. */
export function showCompany(company: Saved<Company>, { version, value }: Saved<Look>): void {
  const { brand, accent, logo, darkLogo } = value
  shared.portalCompany = siteOf(company, { version, brand, accent, logo, darkLogo })
}

/** What a page hands to its scripts, as the value of `data-company`. */
export const companyData = (): string => JSON.stringify(current())

function current(): Site {
  shared.portalCompany ??= fromPage() ?? siteOf({ version: 0, value: sampleCompany as Company }, sampleLook)
  return shared.portalCompany
}

const sampleLook = { version: 0, brand: '#12392b', accent: '#9c4a1a', logo: null, darkLogo: null }

function fromPage(): Site | null {
  const data = typeof document === 'undefined' ? undefined : document.documentElement.dataset.company
  return data ? (JSON.parse(data) as Site) : null
}

function siteOf({ version, value }: Saved<Company>, look: Site['look']): Site {
  const { phone, offices, social, ...company } = value
  return {
    ...company,
    phone: phoneOf(phone),
    offices: offices.map((office) => ({
      ...office,
      phone: phoneOf(office.phone),
      countryName: countryLabel(office.country),
    })) as Site['offices'],
    social: Object.entries(networks).flatMap(([key, name]) => {
      const href = social[key as keyof typeof networks]
      return href ? [{ name, href }] : []
    }),
    isSample: version === 0,
    version,
    look,
  }
}

/** The URL of a picture made of the company's name and colors (app/theme), new with every change of them. */
export const brandFile = (name: string): string => `/theme/${name}?v=${site.version}.${site.look.version}`

const phoneOf = (label: string): Phone => ({ label, href: `tel:${label.replace(/[^+\d]/g, '')}` })

export const cityLine = ({ city, region, postalCode }: Office): string =>
  [city, [region, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')

export const addressLines = (office: Office): string[] => [office.street, cityLine(office), office.countryName]

export const rupeesPer: Record<string, number> = { INR: 1, USD: 84, EUR: 91, GBP: 107, CAD: 61 }
