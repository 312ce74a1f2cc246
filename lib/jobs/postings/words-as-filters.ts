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
  const words = rest.split(/\s+/).filter((word) => word && !saysNothing(word))
  const found = filters.near.length === 0 ? placeIn(words) : null
  if (!found && Object.keys(matched).length === 0) return null
  const q = (found?.rest ?? words).join(' ').replace(BEFORE_PLACE, '').trim()
  // A remote job is open to people in the whole country.
  const isWidened = found && matched.type?.includes('Remote') && !found.near.every(isCountry)
  const remote = isWidened ? 'too' : filters.remote
  const near = found?.near ?? filters.near
  return { ...filters, ...matched, q, near, remote, page: 1, sort: initialSort({ q }) }
}

function isCountry(place: string): boolean {
  const area = areaOf(place)
  return area !== null && area.points.length + area.regions.length === 0
}

/** The last place named in the words, and the other words. */
function placeIn(words: string[]): { near: string[]; rest: string[] } | null {
  for (let end = words.length; end > 0; end -= 1) {
    for (let length = Math.min(MAX_PLACE_WORDS, end); length > 0; length -= 1) {
      const [before, place, after] = [words.slice(0, end - length), words.slice(end - length, end), words.slice(end)]
      const text = place.join(' ')
      if (after.length > 0 && ALSO_WORDS.has(text.toLowerCase())) continue
      if (isPlace(text, BEFORE_PLACE.test(before.join(' '))))
        return { near: placesOf(text), rest: [...before.join(' ').replace(BEFORE_PLACE, '').split(' '), ...after] }
    }
  }
  return null
}

/** Places whose names mean something else in front of other words. */
const ALSO_WORDS = new Set(['mobile', 'phoenix', 'hudson', 'lincoln', 'jackson', 'aurora', 'columbia', 'orange'])

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
  const parts = words.split(' ')
  const shorter = [parts.slice(1), parts.slice(0, -1)].map((some) => parsedPlaces(some.join(' ')))
  return read !== '' && !shorter.includes(read)
}

function parsedPlaces(words: string): string {
  const { places, countries } = readPlace(words)
  return [...places.map(({ city, region, country }) => [city, region, country].join(', ')), ...countries].join('; ')
}
