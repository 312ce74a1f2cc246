import { filterNames, filterOf } from '@/lib/jobs/postings/filters'
import { areaOf } from '@/lib/jobs/postings/near-queries'
import { placesOf } from '@/lib/jobs/postings/places'
import { initialSort, type JobFilters } from '@/lib/jobs/postings/search'
import { saysNothing, termsOf } from '@/lib/jobs/postings/text-search'
import { readPlace } from '@/lib/jobs/readings/place'

const MAX_PLACE_WORDS = 3
const BEFORE_PLACE = /(?:^|\s)(?:in|near|around|at)\s*$/i

/** The same search with words turned into filters if they name a place or mean a filter's option; null if none do. */
export function asFilters(filters: JobFilters): JobFilters | null {
  if (!termsOf(filters.q).isPlain) return null
  const { change, left } = optionsSaid(filters)
  let { q, near } = { ...filters, q: left }
  const words = q.split(/\s+/).filter((word) => word && !saysNothing(word))
  q = words.join(' ')
  for (let length = Math.min(MAX_PLACE_WORDS, words.length); length > 0 && near.length === 0; length -= 1) {
    const [before, place] = [words.slice(0, -length).join(' '), words.slice(-length).join(' ')]
    if (isPlace(place, BEFORE_PLACE.test(before))) [q, near] = [before, placesOf(place)]
  }
  q = q.replace(BEFORE_PLACE, '').trim()
  const isChanged = near !== filters.near || Object.keys(change).length > 0
  return isChanged ? { ...filters, ...change, q, near, page: 1, sort: initialSort({ q }) } : null
}

function optionsSaid(filters: JobFilters): { change: Partial<JobFilters>; left: string } {
  const change: Record<string, unknown> = {}
  let left = filters.q
  for (const name of filterNames) {
    const { initial, options = [] } = filterOf(name)
    if (String(filters[name]) !== String(initial)) continue
    for (const { value, said } of options) {
      if (!said?.test(left)) continue
      left = left.replace(said, ' ')
      change[name] = Array.isArray(initial) ? [value] : value
    }
  }
  return { change, left }
}

/** Many words are also the name of a town. Unless a word before it says so, only certain places count. */
function isPlace(words: string, isSaid: boolean): boolean {
  if (words.length < 3 || BEFORE_PLACE.test(words.split(' ', 1)[0] ?? '')) return false
  if (isSaid) return areaOf(words) !== null
  const read = placesRead(words)
  return read !== '' && read !== placesRead(words.split(' ').slice(1).join(' '))
}

function placesRead(words: string): string {
  const { places, countries } = readPlace(words)
  return [...places.map(({ city, region, country }) => [city, region, country].join(', ')), ...countries].join('; ')
}
