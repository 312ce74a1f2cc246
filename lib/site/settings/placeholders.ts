import { fill, unknownPlaceholders } from '@/lib/platform/mail-templates/fill'
import { site } from '@/lib/site/company'

/** The placeholders that editors can use in a page's text, with the company's current values. */
const placeholders = {
  company: () => site.name,
  'legal name': () => site.legalName,
  phone: () => site.phone.label,
  email: () => site.email,
  cities: () => citiesIn.format([...new Set(site.offices.map(({ city }) => city))]),
}

const citiesIn = new Intl.ListFormat('en-US')

export const companyPlaceholders = Object.keys(placeholders)

/** Replaces the placeholders in a text. */
export function withCompany(text: string): string {
  if (!text.includes('{')) return text
  return fill(text, Object.fromEntries(Object.entries(placeholders).map(([name, read]) => [name, read()])))
}

/** The placeholders in a text that don't exist. */
export const wrongPlaceholders = (text: string): string[] => unknownPlaceholders(text, companyPlaceholders)
