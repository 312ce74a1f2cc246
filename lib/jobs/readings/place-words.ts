import { type City, citiesNamed } from '@/lib/jobs/readings/cities'
import { cityKey } from '@/lib/jobs/readings/city-key'
import type { Country } from '@/lib/jobs/readings/format'
import { areas, indianStates, regionAliases, usStates } from '@/lib/jobs/readings/regions'

export type Region = Pick<City, 'region' | 'country'> & { isLetters: boolean }
export type NamedCity = ReturnType<typeof citiesNamed>[number]
export type PlaceWord =
  | { kind: 'name'; text: string; cities: NamedCity[]; regions: Region[] }
  | { kind: 'country'; country: Country }
  | { kind: 'postal'; code: string; country: Country }
  | { kind: 'area'; written: string }
  | { kind: 'unknown'; text: string }

const countryNames: Record<string, Country> = {
  usa: 'US',
  us: 'US',
  'u s': 'US',
  'u s a': 'US',
  'united states': 'US',
  'united states of america': 'US',
  india: 'IN',
  bharat: 'IN',
}
const MAX_WORDS = 8

export function placeWords(part: string): PlaceWord[] {
  const text = part.trim()
  if (!text) return []
  const whole = wordOf(text)
  if (whole) return [whole]
  const words = text.split(/\s+/)
  for (let tail = Math.min(4, words.length - 1); tail > 0 && words.length <= MAX_WORDS; tail--) {
    const [rest, last] = [words.slice(0, -tail).join(' '), words.slice(-tail).join(' ')]
    const end = wordOf(last)
    if (!end || end.kind === 'area' || (end.kind === 'name' && end.regions.length === 0)) continue
    const before = placeWords(rest)
    if (isMeant(last, end, before.at(-1))) return [...before, end]
  }
  const trimmed = text
    .replace(/^(greater|downtown|metro|the) /i, '')
    .replace(/( (metropolitan|metro))?( (area|region))$|,? (metro|metroplex)$/i, '')
  return trimmed === text ? [{ kind: 'unknown', text }] : placeWords(trimmed)
}

function isMeant(last: string, end: PlaceWord, before: PlaceWord | undefined): boolean {
  if (end.kind === 'postal' || last.length > 3 || last === last.toUpperCase()) return true
  return end.kind === 'name' && before?.kind === 'name' && citiesIn(before.cities, end.regions).length > 0
}

export function citiesIn(cities: NamedCity[], regions: Region[]): NamedCity[] {
  return cities.filter((city) =>
    regions.some(({ region, country }) => city.region === region && city.country === country),
  )
}

function wordOf(text: string): PlaceWord | null {
  if (/^\d{5}(-\d{4})?$/.test(text)) return { kind: 'postal', code: text, country: 'US' }
  if (/^[1-9]\d{2}\s?\d{3}$/.test(text)) return { kind: 'postal', code: text.replace(/\s/, ''), country: 'IN' }
  if (!/^\p{L}/u.test(text)) return null
  const key = cityKey(text)
  if (Object.hasOwn(areas, key)) return { kind: 'area', written: areas[key] ?? '' }
  const country = Object.hasOwn(countryNames, key) ? countryNames[key] : undefined
  if (country) return { kind: 'country', country }
  const [cities, regions] = [citiesNamed(text), regionsNamed(key)]
  return cities.length + regions.length > 0 ? { kind: 'name', text, cities, regions } : null
}

function regionsNamed(written: string): Region[] {
  const key = cityKey(Object.hasOwn(regionAliases, written) ? (regionAliases[written] ?? '') : written)
  const isLetters = key.length === 2
  const american = Object.keys(usStates).filter(
    (code) => key === code.toLowerCase() || key === cityKey(usStates[code] ?? ''),
  )
  const indian = Object.keys(indianStates).filter(
    (state) => key === cityKey(state) || (isLetters && key === indianStates[state]?.toLowerCase()),
  )
  return [
    ...american.map((region) => ({ region, country: 'US' as const, isLetters })),
    ...indian.map((region) => ({ region, country: 'IN' as const, isLetters })),
  ]
}
