// The largest metadata: only it can tell that an Indian number is a landline, and so not a seeker's mobile number.
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import { EXTENSION } from '@/lib/platform/phones/shape'
import { site } from '@/lib/site/company'

/** Whose number it is. Seekers see the country code of the settings in front of their number. */
export type PhoneOwner = 'seeker' | 'other'
type Default = { defaultCountry: CountryCode } | { defaultCallingCode: string }

/**
 * The number in E.164, such as +15125550142, or null if no country's numbers are that long. A number without a country
 * code belongs to the default country, unless it can only be a number of another country where the company works.
 */
export function toE164(text: string, owner: PhoneOwner = 'other'): string | null {
  return parsed(text, owner)?.number ?? null
}

/**
 * What the columns with E.164 numbers store: empty text for a number that can't be parsed. Unchanged text stays the same
 * number, even if the settings have another default country by now.
 */
export function storedPhone(
  entered: string,
  owner?: PhoneOwner,
  before?: { entered: string; e164: string | null },
): string | null {
  return before?.entered === entered ? before.e164 : (toE164(entered, owner) ?? '')
}

function parsed(text: string, owner: PhoneOwner): PhoneNumber | undefined {
  const [preset, ...others] = defaultsOf(owner)
  const first = preset && readAs(text, preset)
  if (first && (owner === 'seeker' ? isMobile(first) : first.isValid())) return first
  const rest = others.map((other) => readAs(text, other)).filter((number) => number !== undefined)
  return rest.find(isMobile) ?? first ?? rest.find((number) => number.isValid()) ?? rest[0]
}

function readAs(text: string, preset: Default): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(text, { ...preset, extract: false })
  return number?.isPossible() && (number.isValid() || isStable(number)) ? number : undefined
}

/** Leading zeros are dropped again each time some invalid numbers are parsed. */
const isStable = ({ number }: PhoneNumber) => parsePhoneNumberFromString(number)?.number === number

function isMobile(number: PhoneNumber): boolean {
  const type = number.getType()
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE'
}

const callingCodes = new Set(getCountries().map((country) => `+${getCountryCallingCode(country)}`))

/** Whether a country has the code, such as +91. */
export const isCallingCode = (code: string): boolean => callingCodes.has(code)

/** The default country first. Someone calls the main office from its own country, unless they're a seeker. */
function defaultsOf(owner: PhoneOwner): Default[] {
  // The library throws on a code that no country has, and settings may have one from before they were checked.
  const prefix = isCallingCode(site.phoneCode) ? [{ defaultCallingCode: site.phoneCode.slice(1) }] : []
  const countries = [...new Set([...site.offices.map(({ country }) => country), ...site.recruitsIn])]
  const presets = countries.map((country) => ({ defaultCountry: country as CountryCode }))
  return owner === 'seeker' ? [...prefix, ...presets] : [...presets, ...prefix]
}

/**
 * A stored number as people write it, with its extension: in the national format if that reads as the same number, else
 * with its country code. A number that couldn't be parsed is shown as it was entered.
 */
export function phoneText(entered: string, e164: string | null): string {
  const number = e164 ? parsePhoneNumberFromString(e164) : undefined
  if (!number) return entered
  const extension = extensionOf(entered)
  return (isOwn(number) && nationalText(number)) || withExtension(number.formatInternational(), extension)

  function nationalText({ number: e164 }: PhoneNumber): string | null {
    // India's mobile numbers are written without the 0 that its landlines need.
    const text = number?.format('NATIONAL', { nationalPrefix: number.getType() !== 'MOBILE' }) ?? ''
    return toE164(text) === e164 ? withExtension(text, extension) : null
  }
}

const withExtension = (text: string, extension: string | null) => (extension ? `${text} ext. ${extension}` : text)
const extensionOf = (entered: string) => EXTENSION.exec(entered)?.[1] ?? null

const isOwn = ({ countryCallingCode }: PhoneNumber) =>
  site.offices.some(({ country }) => getCountryCallingCode(country as CountryCode) === countryCallingCode)

/** A `tel:` link (RFC 3966), or null for a number that couldn't be parsed. */
export function phoneHref(entered: string, e164: string | null): string | null {
  if (!e164) return null
  const extension = extensionOf(entered)
  return `tel:${e164}${extension ? `;ext=${extension}` : ''}`
}

const MIN_SEARCHED_DIGITS = 4

/** The parts of E.164 numbers that a search for a phone number looks for, or none if the search isn't for one. */
export function searchedDigits(search: string): string[] {
  const text = search.trim()
  if (!/^[+(\d][\d\s().\-‐-―/]*$/.test(text)) return []
  const digits = text.replace(/\D/g, '')
  if (digits.length < MIN_SEARCHED_DIGITS) return []
  if (text.startsWith('+')) return [`+${digits}`]
  const national = digits.replace(/^0+(?=\d{4})/, '')
  const numbers = (['seeker', 'other'] as const).flatMap((owner) => {
    const number = toE164(text, owner)
    return number && !number.includes(national) ? [number] : []
  })
  return [...new Set([national, ...numbers])]
}
