import { type City, citiesNamed, populationOf } from '@/lib/jobs/readings/gazetteer'
import { meaningOf } from '@/lib/jobs/readings/place-choice'
import type { Name, Region, Word } from '@/lib/jobs/readings/place-words'

/** A place that may still be incomplete. */
export type Draft = {
  text: string
  cities: City[]
  /** Other meanings of the name: 'Georgia', 'New York', 'Punjab'. */
  regions: Region[]
  within: Name['within']
  region: Region | null
  country: string | null
  postalCode: string | null
  piece: number
  isHeading: boolean
  isContradicted: boolean
  /** Whether a country has the same name. */
  isCountryToo: boolean
}

export type NameWord = Extract<Word, { kind: 'name' }>

/** Attaches a state or country to the places before it. */
export function attach(drafts: Draft[], { text, name, before }: NameWord): boolean {
  const last = drafts.at(-1)
  if (!last) return false
  if (name.country && name.regions.length === 0) {
    if (last.country === name.country) return true
    if (last.country || (last.region && last.region.country !== name.country)) {
      if (last.region && !last.isHeading) last.isContradicted = true
      return Boolean(last.region)
    }
    if (!canBeIn(last, name.country))
      return !isPrefix(last) && before !== 'space' && /^\p{Lu}/u.test(last.text) && takeUnknown(last, name.country)
    last.country = name.country
    for (const draft of drafts.slice(0, -1).reverse()) {
      if (draft.region || draft.country || !canBeIn(draft, name.country)) break
      draft.country = name.country
    }
    return true
  }
  if (last.isHeading && last.regions.some((own) => name.regions.some(({ region }) => region === own.region)))
    return true
  if (last.region) return name.regions.some(({ region }) => region === last.region?.region)
  if (last.regions.length > 0 && last.cities.length === 0 && !last.within) {
    const isSame = name.regions.some(({ region }) => last.regions.some((other) => other.region === region))
    const letters = name.letters ?? name.country
    if (!isSame && letters && last.regions.some(({ country }) => country === letters)) last.country = letters
    return isSame || last.country !== null
  }
  if (last.cities.length === 0 && !last.within) return false
  return attachRegion(drafts, last, text, name)
}

const isPrefix = (draft: Draft) => draft.isHeading && draft.cities.length === 0 && draft.regions.length === 0

function contradict(draft: Draft): true {
  draft.isContradicted = true
  return true
}

/** Treats the name as an unknown city in the country that follows it. */
function takeUnknown(last: Draft, country: string): boolean {
  const meaning = meaningOf(last.cities, last.text)
  if (meaning && 'city' in meaning && meaning.city.country !== country) return contradict(last)
  Object.assign(last, { cities: [], regions: [], within: null, country })
  return true
}

function attachRegion(drafts: Draft[], last: Draft, text: string, name: Name): boolean {
  const meaning = meaningOf(last.cities, last.text)
  const own = meaningOf(name.cities, text)
  const options = [
    ...name.regions.map((region) => ({
      region,
      country: region.country,
      cities: last.cities.filter((city) => isIn(city, { region, country: null })),
    })),
    ...(name.letters
      ? [
          {
            region: null,
            country: name.letters,
            cities: last.cities.filter(({ country, size }) => country === name.letters && size > 0),
          },
        ]
      : []),
    ...(name.country
      ? [{ region: null, country: name.country, cities: last.cities.filter(({ country }) => country === name.country) }]
      : []),
  ].map((option) => ({ ...option, size: Math.max(-1, ...option.cities.map(({ size }) => size)) }))
  const fits = options.filter(({ size }) => size >= 0).sort((one, other) => other.size - one.size)
  const sure = meaning && 'city' in meaning ? meaning.city : null
  const isOwn = own && 'city' in own
  const [best, second] = fits
  // 'Boston, New York' means two cities, though there is a Boston in New York too.
  if (isOwn && (!best || (sure && !best.cities.includes(sure)))) return false
  if (!best && last.within) {
    const [region] = name.regions.filter((each) => last.within?.city.endsWith(`, ${each.region}`))
    if (region)
      Object.assign(last, {
        region,
        country: region.country,
        cities: citiesNamed(last.within.city.split(',', 1)[0] ?? ''),
        within: null,
      })
    return Boolean(region)
  }
  if (best && !isEnglish(text, last.text)) {
    if (second && isTie(best, second)) return contradict(last)
    Object.assign(last, { region: best.region, country: best.country, cities: best.cities })
    if (best.region) spread(drafts, best.region)
    return true
  }
  if (isLowerLetters(text) && text === text.toLowerCase()) return false
  if (name.country) return takeUnknown(last, name.country)
  const [region, ...more] = name.regions.filter(({ country, isLetters }) => !isLetters || country !== 'IN')
  if (!region || more.length > 0 || name.regions.some(({ isLetters, country }) => isLetters && country === 'IN'))
    return false
  if (sure && populationOf(sure) >= 300_000 && sure.country !== region.country) return contradict(last)
  if (sure && sure.country === region.country) return false
  if (meaning && 'country' in meaning && meaning.country !== region.country) return contradict(last)
  Object.assign(last, { region, country: region.country })
  return true
}

/** The 'in' of 'Onsite in Gary' isn't Indiana. */
const isEnglish = (text: string, before: string) =>
  /^(?:in|or|me|hi|ok|de|la|as|an|to|by)$/.test(text) && before !== before.toLowerCase()

type Option = { region: Region | null; country: string; size: number }

/** A town in a US state wins over a city abroad with the same letters, unless the city is ten times as large. */
function isTie(best: Option, second: Option): boolean {
  const isLarge = best.country === 'US' && best.region && best.size >= TOWN
  return !isLarge && best.size - second.size < TENFOLD
}

const TOWN = 36
const TENFOLD = 8

/** 'Raleigh/Durham, NC': both cities are in that state. */
function spread(drafts: Draft[], region: Region) {
  for (const draft of drafts.slice(0, -1).reverse()) {
    if (draft.region || draft.country || draft.regions.length > 0) break
    const inside = draft.cities.filter((city) => isIn(city, { region, country: null }))
    const meaning = meaningOf(draft.cities, draft.text)
    if (inside.length === 0 || (meaning && 'city' in meaning && !inside.includes(meaning.city))) break
    Object.assign(draft, { region, country: region.country, cities: inside })
  }
}

export const isIn = (city: City, { region, country }: { region: Region | null; country: string | null }) =>
  region ? city.region === region.region && city.country === region.country : city.country === country

export const isLowerLetters = (text: string) => text.length <= 2 && text !== text.toUpperCase()

export function canBeIn({ cities, regions, region, country, within }: Draft, wanted: string): boolean {
  if (country) return country === wanted
  if (region) return region.country === wanted
  return [...cities, ...regions].some((one) => one.country === wanted) || (within !== null && wanted === 'IN')
}
