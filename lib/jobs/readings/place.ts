import type { Place, PlaceRead } from '@/lib/jobs/readings/format'
import { type City, populationOf } from '@/lib/jobs/readings/gazetteer'
import { type Draft, isIn } from '@/lib/jobs/readings/place-attach'
import { largestOf, type Meaning, meaningOf } from '@/lib/jobs/readings/place-choice'
import { draftsOf } from '@/lib/jobs/readings/place-drafts'
import { wordsOf } from '@/lib/jobs/readings/place-words'
import { tokensOf } from '@/lib/jobs/readings/tokens'

const isRemoteWord = /\b(?:remote(?:ly)?|wfh|work(?:ing)? from home|telecommute|telework)\b/i
const isHybridWord =
  /\bhybrid\b|\b(?:no|not|partial(?:ly)?|initially|temporar(?:y|ily)|\d ?days?(?: (?:a|per) week)?) (?:remote|wfh)\b/i
const isForNow = /\b(?:remote|wfh) (?:until|till|initially|during|for now|to start|at first)\b/i
const remoteTail = /[(,-]\s*(?:(?:100 ?%|fully) )?remote(?: ok| only)?\s*\)?$/i

/**
 * Parses a job's location: 'Jersey City NJ (Day 1 onsite)', 'Mumbai (Powai) or Pune (Baner)', 'Remote (US)'. Skips
 * other words. An ambiguous name only counts if a state, a country or another place settles it.
 */
export function readPlace(text: string): PlaceRead {
  const isRemote = isRemoteWord.test(text) && !isHybridWord.test(text) && !isForNow.test(text)
  const { drafts, remotePieces, pieces } = draftsOf(wordsOf(tokensOf(text)))
  const read = resolve(drafts)
  const all = read.map(({ place }) => place)
  const first = remotePieces.has(0) && read.some(({ piece }) => piece === 0)
  const isAllRemote = remoteTail.test(text.trim()) || first || pieces === 1 || !all.some(isExact)
  const remote = isRemote
    ? read.filter(({ piece }) => isAllRemote || remotePieces.has(piece)).map(({ place }) => place)
    : []
  return {
    places: unique(all.filter((place) => isExact(place) || !remote.includes(place))).filter(isFirstMention),
    countries: [...new Set(all.map(({ country }) => country))],
    isRemote,
    remoteIn: [...new Set(remote.map(({ country }) => country))],
    question: questionOf(drafts, all),
  }
}

const isExact = ({ city, region }: Place) => Boolean(city || region)
const isFirstMention = (place: Place, _at: number, all: Place[]) =>
  isExact(place) || !all.some((other) => isExact(other) && other.country === place.country)

/** About 5,000 and 30,000 people on the logarithmic scale of `populationOf`. */
const LARGE = 30
const TOWN = 36

function resolve(drafts: Draft[]): { place: Place; piece: number }[] {
  const first = drafts.map((draft) => ({ draft, place: placeOf(draft, null) }))
  const namedCountries = new Set(first.flatMap(({ place }) => (place ? [place.country] : [])))
  const context = namedCountries.size === 1 ? [...namedCountries][0] : null
  const regions = new Set(first.flatMap(({ place }) => (place?.region && place.city ? [place.region] : [])))
  const read = first.map(({ draft, place }) => ({
    draft,
    place:
      place && isExact(place)
        ? place
        : (neighbor(draft, regions) ?? place ?? (context ? placeOf(draft, context) : null)),
  }))
  return read.flatMap(({ draft, place }) => {
    const parent = draft.within?.city.split(',', 1)[0]
    const isPart =
      parent !== undefined &&
      place?.city !== parent &&
      read.some((other) => other.draft !== draft && other.place?.city === parent)
    return place && !isPart ? [{ place, piece: draft.piece }] : []
  })
}

/** 'Seattle or Bellevue' means the Bellevue in Seattle's state. */
function neighbor({ cities, region, postalCode, isContradicted }: Draft, regions: Set<string>): Place | null {
  const near = cities.filter((city) => city.size >= TOWN && city.region !== null && regions.has(city.region))
  const [city, ...others] = near
  if (!city || others.length > 0 || region || isContradicted) return null
  return { city: city.name, region: city.region, country: city.country, postalCode }
}

function placeOf(draft: Draft, context: string | null): Place | null {
  const { text, cities, regions, region, within, postalCode } = draft
  if (draft.isContradicted || (draft.isCountryToo && !region && !draft.country)) return null
  const country = draft.country ?? context
  const place = (city: string | null, at: string | null, of: string): Place => ({
    city,
    region: at,
    country: of,
    postalCode,
  })
  if (region) {
    const known = cities.find((city) => isIn(city, { region, country: null }))
    return place(known?.name ?? (text || null), region.region, region.country)
  }
  const possible = country ? cities.filter((city) => city.country === country) : cities
  const meaning: Meaning = meaningOf(cities, text)
  const chosen = country ? largestOf(possible) : meaning && 'city' in meaning ? meaning.city : null
  const named = country ? regions.filter((each) => each.country === country) : regions
  const isSame = named.length === 0 || named.some((each) => each.region === chosen?.region)
  const isFair = draft.country !== null || (chosen && chosen.size >= (context ? TOWN : LARGE))
  if (chosen && isSame && isFair && !(context && !draft.country && rivals(cities, chosen)))
    return place(chosen.name, chosen.region, chosen.country)
  const [only, ...others] = named
  if (
    only &&
    others.length === 0 &&
    !/^washington$/i.test(text) &&
    (country ? draft.country || !/^la$/i.test(text) : !isUnsure.test(text))
  )
    return country || !only.isLetters || only.country !== 'IN' ? place(null, only.region, only.country) : null
  if (within?.isSure && cities.every(({ size, country }) => size < LARGE || country === 'IN')) {
    const [city = '', at = ''] = within.city.split(', ')
    return place(city, at, 'IN')
  }
  if (draft.country) return place(cities.length === 0 && text && !regions.length ? text : null, null, draft.country)
  return meaning && 'country' in meaning ? place(null, null, meaning.country) : null
}

const rivals = (cities: City[], chosen: City) =>
  cities.some((city) => city.country !== chosen.country && populationOf(city) > populationOf(chosen) * 10)

const isUnsure = /^(?:georgia|punjab|ca|la|de|co|md|me|or|hi|ok|in|al|id|pa|ma|ar|mo|on|nl|sk|mb|ontario|victoria)$/i

function questionOf(drafts: Draft[], read: Place[]): string | null {
  if (read.length > 0) return null
  for (const { text, cities, regions } of drafts) {
    const meaning = meaningOf(cities, text)
    const among =
      meaning && 'among' in meaning
        ? meaning.among.map(({ name, region, country }) => [name, region ?? country].join(', '))
        : []
    const options = [...new Set([...among, ...(regions.length > 1 ? regions.map(({ region }) => region) : [])])]
    if (options.length > 1)
      return `Which ${text}: ${new Intl.ListFormat('en', { type: 'disjunction' }).format(options)}?`
  }
  return null
}

function unique(places: Place[]): Place[] {
  return places
    .filter((place, index) => places.findIndex((other) => isSamePlace(place, other)) === index)
    .map((place) => places.find((other) => isSamePlace(place, other) && other.postalCode) ?? place)
}

const isSamePlace = (one: Place, other: Place) =>
  one.city === other.city && one.region === other.region && one.country === other.country
