import { filterNames, filterOf } from '@/lib/jobs/postings/filters'
import { areaOf } from '@/lib/jobs/postings/near-queries'
import { placesOf } from '@/lib/jobs/postings/places'
import { initialSort, type JobFilters } from '@/lib/jobs/postings/search'
import { saysNothing, termsOf } from '@/lib/jobs/postings/text-search'
import { readPlace } from '@/lib/jobs/readings/place'

const MAX_PLACE_WORDS = 3
const BEFORE_PLACE = /(?:^|\s)(?:in|near|around|at)\s*$/i

/** The same search, with words turned into filters if they name a place or mean a filter's option. Null if none do. */
export function asFilters(filters: JobFilters): JobFilters | null {
  if (!termsOf(filters.q).isPlain) return null
  const { matched, rest } = optionsInWords(filters)
  let { q, near } = { ...filters, q: rest }
  const words = q.split(/\s+/).filter((word) => word && !saysNothing(word))
  q = words.join(' ')
  for (let length = Math.min(MAX_PLACE_WORDS, words.length); length > 0 && near.length === 0; length -= 1) {
    const [before, place] = [words.slice(0, -length).join(' '), words.slice(-length).join(' ')]
    if (isPlace(place, BEFORE_PLACE.test(before))) [q, near] = [before, placesOf(place)]
  }
  q = q.replace(BEFORE_PLACE, '').trim()
  const isChanged = near !== filters.near || Object.keys(matched).length > 0
  return isChanged ? { ...filters, ...matched, q, near, page: 1, sort: initialSort({ q }) } : null
}

function optionsInWords(filters: JobFilters): { matched: Partial<JobFilters>; rest: string } {
  const matched: Record<string, unknown> = {}
  let rest = filters.q
  for (const name of filterNames) {
    const { initial, options = [] } = filterOf(name)
    if (String(filters[name]) !== String(initial)) continue
    for (const { value, pattern } of options) {
      if (!pattern?.test(rest)) continue
      rest = rest.replace(pattern, ' ')
      matched[name] = Array.isArray(initial) ? [value] : value
    }
  }
  return { matched, rest }
}

/** Many words are also names of towns. Unless the word before it says it's a place, only unambiguous places count. */
function isPlace(words: string, isAfterPreposition: boolean): boolean {
  if (words.length < 3 || BEFORE_PLACE.test(words.split(' ', 1)[0] ?? '')) return false
  if (isAfterPreposition) return areaOf(words) !== null
  const read = parsedPlaces(words)
  return read !== '' && read !== parsedPlaces(words.split(' ').slice(1).join(' '))
}

function parsedPlaces(words: string): string {
  const { places, countries } = readPlace(words)
  return [...places.map(({ city, region, country }) => [city, region, country].join(', ')), ...countries].join('; ')
}
