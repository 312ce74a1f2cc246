import { indianStates, knownCities, usStates } from '@/lib/postings/regions'

export type Country = 'US' | 'IN'
export type Place = { city: string | null; region: string | null; country: Country | null }

const nowhere: Place = { city: null, region: null, country: null }
const countries: Record<string, Country> = {
  usa: 'US',
  us: 'US',
  'u.s.': 'US',
  'u.s.a.': 'US',
  'united states': 'US',
  'united states of america': 'US',
  india: 'IN',
}
const mode = /^(?:fully )?(?:remote|hybrid|on-?site)\b|\((?:fully )?(?:remote|hybrid|on-?site)\)$/i

/** Reads 'Austin, TX', 'Hyderabad, Telangana, India' or 'Remote (USA)'; what is not certain stays null. */
export function readPlace(text: string): Place {
  const words = text
    .trim()
    .replace(mode, '')
    .replace(/^[\s,:–-]+|[\s,]+$/g, '')
    .replace(/^\((.*)\)$/, '$1')
    .replace(/^in /i, '')
  const parts = words.split(',').map((part) => part.trim())
  const country = countries[parts.at(-1)?.toLowerCase() ?? '']
  if (country) return inCountry(parts.slice(0, -1), country)
  if (parts.length === 1) return alone(parts[0] ?? '')
  return inCountry(parts, null)
}

function inCountry(parts: string[], country: Country | null): Place {
  if (parts.length > 2) return { ...nowhere, country }
  const [first, second] = parts
  if (!first) return { ...nowhere, country }
  if (second) return cityAndRegion(first, second, country)
  const place = alone(first)
  if (place.country === country) return place
  const region = place.country ? null : regionOf(first, country)
  return { city: region || place.country || !isName(first) ? null : first, region, country }
}

function cityAndRegion(city: string, region: string, country: Country | null): Place {
  const known = find(knownCities, city)
  const asIndian = indianStates.find((state) => isSame(state, region)) ?? null
  const asAmerican = stateCode(region)
  // 'IN' after a city is Indiana or India: only a city we know decides.
  if (/^in$/i.test(region) && !country) return known ? { city: known.key, ...known.value } : nowhere
  const found = asIndian && country !== 'US' ? 'IN' : asAmerican && country !== 'IN' ? 'US' : null
  if (!found || !isName(city)) return { ...nowhere, country }
  return { city: known?.key ?? city, region: found === 'IN' ? asIndian : asAmerican, country: found }
}

function alone(word: string): Place {
  const known = find(knownCities, word)
  if (known) return { city: known.key, ...known.value }
  if (/^(georgia|washington|punjab)$/i.test(word)) return nowhere
  const asIndian = regionOf(word, 'IN')
  if (asIndian) return { city: null, region: asIndian, country: 'IN' }
  const asAmerican = word.length > 2 ? stateCode(word) : null
  return asAmerican ? { city: null, region: asAmerican, country: 'US' } : nowhere
}

function regionOf(word: string, country: Country | null): string | null {
  if (country === 'US') return stateCode(word)
  return country === 'IN' ? (indianStates.find((state) => isSame(state, word)) ?? null) : null
}

function stateCode(word: string): string | null {
  const code = word.toUpperCase()
  if (code in usStates) return code
  return Object.keys(usStates).find((key) => isSame(usStates[key] ?? '', word)) ?? null
}

function find<T>(table: Record<string, T>, word: string): { key: string; value: T } | null {
  const entry = Object.entries(table).find(([key]) => isSame(key, word))
  return entry ? { key: entry[0], value: entry[1] } : null
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
const isName = (word: string) =>
  /^\p{L}[\p{L}\s.'-]{1,60}$/u.test(word) && !/\b(or|and|remote|hybrid|any|multiple)\b/i.test(word)
