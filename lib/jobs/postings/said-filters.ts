import { areaOf } from '@/lib/jobs/postings/near-queries'
import { initialSort, type JobFilters, placesOf } from '@/lib/jobs/postings/search'
import { saysNothing, termsOf } from '@/lib/jobs/postings/text-search'
import { readPlace } from '@/lib/jobs/readings/place'

const typesSaid: [RegExp, JobFilters['type'][number]][] = [
  [/\b(?:remote|wfh|work from home)\b/i, 'Remote'],
  [/\bhybrid\b/i, 'Hybrid'],
  [/\bon-?site\b/i, 'Onsite'],
]
const isEntryLevel = /\b(?:freshers?|entry[ -]level)\b/i
const MAX_PLACE_WORDS = 3
const BEFORE_PLACE = /(?:^|\s)(?:in|near|around|at)\s*$/i

/** The same search with those of its words as filters that name a place, a type of job or little experience; null without any. */
export function asFilters(filters: JobFilters): JobFilters | null {
  if (!termsOf(filters.q).isPlain) return null
  let { q, near, type, experience } = filters
  for (const [said, meant] of type.length === 0 ? typesSaid : [])
    if (said.test(q)) [q, type] = [q.replace(said, ' '), [meant]]
  if (experience.length === 0 && isEntryLevel.test(q)) [q, experience] = [q.replace(isEntryLevel, ' '), ['0-1']]
  const words = q.split(/\s+/).filter((word) => word && !saysNothing(word))
  q = words.join(' ')
  for (let length = Math.min(MAX_PLACE_WORDS, words.length); length > 0 && near.length === 0; length -= 1) {
    const [before, place] = [words.slice(0, -length).join(' '), words.slice(-length).join(' ')]
    if (isPlace(place, BEFORE_PLACE.test(before))) [q, near] = [before, placesOf(place)]
  }
  q = q.replace(BEFORE_PLACE, '').trim()
  const isChanged = near !== filters.near || type !== filters.type || experience !== filters.experience
  return isChanged ? { ...filters, q, near, type, experience, page: 1, sort: initialSort({ q }) } : null
}

/** Many a word is the name of some town too: without a word before that says so only what certainly is a place counts. */
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
