import { fill, unknownPlaceholders } from '@/lib/platform/mail-templates/fill'
import { site } from '@/lib/site/company'

/** What editors can write in a page's text for the company's current settings. */
const placeholders = {
  company: () => site.name,
  'legal name': () => site.legalName,
  phone: () => site.phone.label,
  email: () => site.email,
  cities: () => citiesIn.format([...new Set(site.offices.map(({ city }) => city))]),
}

const citiesIn = new Intl.ListFormat('en-US')

export const companyPlaceholders = Object.keys(placeholders)

/** The text with the company's names, phone, email and cities. */
export function withCompany(text: string): string {
  if (!text.includes('{')) return text
  return fill(text, Object.fromEntries(Object.entries(placeholders).map(([name, read]) => [name, read()])))
}

/** The placeholders in a text that don't exist. */
export const wrongPlaceholders = (text: string): string[] => unknownPlaceholders(text, companyPlaceholders)
