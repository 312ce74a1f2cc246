import { countryLabel } from '@/lib/site/settings/countries'
import sampleCompany from '@/lib/site/settings/sample-company.json' with { type: 'json' }
import sampleLook from '@/lib/site/settings/sample-look.json' with { type: 'json' }
import sampleTerms from '@/lib/site/settings/sample-terms.json' with { type: 'json' }
import type { Company, Look, Office as StoredOffice, Terms } from '@/lib/site/settings/schema'

const networks = { linkedin: 'LinkedIn', facebook: 'Facebook', x: 'X', youtube: 'YouTube' } as const

type Phone = { label: string; e164: string; href: string }
export type Office = Omit<StoredOffice, 'phone'> & { phone: Phone; countryName: string }
export type Site = Omit<Company, 'phone' | 'offices' | 'social'> & {
  phone: Phone
  offices: [Office, ...Office[]]
  social: { name: string; href: string }[]
  /** Incremented whenever the company's settings change. */
  version: number
  /** Whether this is still the sample company, whose images are drawn by hand. */
  isSample: boolean
  termsVersion: string
  look: ShownLook & { version: number }
}

type Saved<Value> = { version: number; value: Value }
type ShownLook = Pick<Look, 'brand' | 'accent' | 'logo' | 'darkLogo' | 'squareLogo'>
type Settings = { company: Saved<Company>; look: Saved<ShownLook>; terms: Saved<Pick<Terms, 'termsVersion'>> }
type Shown = { settings: Settings & { isSample: boolean }; site: Site }

const shared = globalThis as typeof globalThis & { portalCompany?: Shown }

/**
 * The company as its owner last saved it. Properties are always current: on the server `showSettings` replaces the
 * values in every process, and in the browser they come with the page. Don't read them while a module loads.
 */
export const site: Site = new Proxy({} as Site, { get: (_target, name) => Reflect.get(current(), name) })

/** Replaces the values of `site` in this process. */
export function showSettings(settings: Settings): void {
  shared.portalCompany = shownOf({ ...settings, isSample: isSample(settings) })
}

/** The company's data for a page's scripts, in `data-company`. */
export const companyData = (): string => JSON.stringify((shared.portalCompany ?? showSample()).settings)

const current = (): Site => (fromPage() ?? shared.portalCompany ?? showSample()).site

/** In browsers the samples are empty (the field `browser` of package.json), and every page has the company's data. */
function showSample(): Shown {
  showSettings({
    company: { version: 0, value: sampleCompany as Company },
    look: { version: 0, value: sampleLook },
    terms: { version: 0, value: sampleTerms },
  })
  return shared.portalCompany as Shown
}

let readData: string | undefined

/** Reads the data again when a refresh of the page has changed it. */
function fromPage(): Shown | null {
  const data = typeof document === 'undefined' ? undefined : document.body.dataset.company
  if (data && data !== readData) {
    shared.portalCompany = shownOf(JSON.parse(data))
    readData = data
  }
  return shared.portalCompany ?? null
}

function isSample({ company, look }: Settings): boolean {
  const { name, legalName, tagline } = company.value
  const words = [name, legalName, tagline, look.value.brand, look.value.accent]
  const own = [sampleCompany.name, sampleCompany.legalName, sampleCompany.tagline, sampleLook.brand, sampleLook.accent]
  return words.join('\n') === own.join('\n') && !look.value.squareLogo
}

function shownOf(given: Shown['settings']): Shown {
  const { brand, accent, logo, darkLogo, squareLogo } = given.look.value
  const look = { version: given.look.version, value: { brand, accent, logo, darkLogo, squareLogo } }
  const terms = { version: given.terms.version, value: { termsVersion: given.terms.value.termsVersion } }
  const { version, value } = given.company
  const settings = { company: { version, value }, look, terms, isSample: given.isSample }
  return { settings, site: siteOf(settings) }
}

function siteOf({ company: { version, value }, look, terms, isSample }: Shown['settings']): Site {
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
    version,
    isSample,
    termsVersion: terms.value.termsVersion,
    look: { version: look.version, ...look.value },
  }
}

/** The URL of an image made from the company's name and colors (app/theme). It changes when they do. */
export const brandFile = (name: string): string => `/theme/${name}?v=${site.version}.${site.look.version}`

/** The URL of a drawing in public/pictures. With a custom brand, app/theme serves it in the brand's colors. */
export const drawingFile = (name: string): string =>
  site.look.version === 0 ? `/pictures/${name}.svg` : `/theme/${site.look.version}-${name.replace('/', '.')}.svg`

/** Adds a period unless there is one, as in "Harborline, Inc." */
export const ended = (text: string): string => (text.endsWith('.') ? text : `${text}.`)

/** Settings have phone numbers with their country code. Without other characters and a trunk prefix, that's E.164. */
function phoneOf(label: string): Phone {
  const e164 = label.replace('(0)', '').replace(/[^+\d]/g, '')
  return { label, e164, href: `tel:${e164}` }
}

export const cityLine = ({ city, region, postalCode }: Office): string =>
  [city, [region, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')

export const addressLines = (office: Office): string[] => [office.street, cityLine(office), office.countryName]
