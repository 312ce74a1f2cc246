import 'server-only'
import { areaOf, listJobCities } from '@/lib/jobs/postings/near-queries'
import { type JobFilters, noFilters, type WiderSearch, widerSearches } from '@/lib/jobs/postings/search'
import { countJobs, type JobCount } from '@/lib/jobs/postings/search-queries'
import { corrected, neighborsOf } from '@/lib/jobs/postings/spelling'
import { waysToWrite } from '@/lib/jobs/postings/technical-terms'
import { FEW, termsOf } from '@/lib/jobs/postings/text-search'
import { vocabulary } from '@/lib/jobs/postings/vocabulary-queries'
import { nearestCity } from '@/lib/jobs/readings/near'
import { now } from '@/lib/platform/clock'

/** The search with its words and places spelled as in jobs, or null if nothing is misspelled. */
export async function correctedFilters(filters: JobFilters, total: number): Promise<JobFilters | null> {
  if (total >= FEW) return null
  const q = filters.q && corrected(filters.q, await vocabulary())
  const near = await asSpelled(filters.near)
  if (!q && near.join() === filters.near.join()) return null
  return { ...filters, q: q || filters.q, near, page: 1 }
}

async function asSpelled(places: string[]): Promise<string[]> {
  if (places.every((place) => areaOf(place))) return places
  const cities = await listJobCities()
  return places.map((place) => (areaOf(place) ? place : (nearestCity(place, cities) ?? place)))
}

const MAX_NEAREST = 4
const MAX_WORDS = 4
const MAX_ALIKE = 3

type NearestSearch = WiderSearch & JobCount

export async function listNearestSearches(filters: JobFilters): Promise<NearestSearch[]> {
  const some = await thatFind([...widerSearches(filters), ...(await searchesWithFewerWords(filters))])
  if (some.length > 0) return some.slice(0, MAX_NEAREST)
  const alike = await thatFind(await searchesSpelledAlike(filters))
  return [...alike.slice(0, MAX_ALIKE), ...(await thatFind([{ label: 'All jobs', filters: noFilters }]))]
}

async function thatFind(searches: WiderSearch[]): Promise<NearestSearch[]> {
  const found: NearestSearch[] = []
  for (const search of searches) {
    const counted = await countJobs(search.filters, now())
    if (counted.total > 0) found.push({ ...search, ...counted })
  }
  return found.sort((one, other) => other.total - one.total)
}

const withWords = (filters: JobFilters, q: string): WiderSearch => ({
  label: `“${q}”`,
  filters: { ...filters, q, page: 1 },
})

async function searchesWithFewerWords(filters: JobFilters): Promise<WiderSearch[]> {
  const words = plainWords(filters.q).slice(0, MAX_WORDS)
  if (words.length < 2) return []
  const fewer = words.length > 2 ? words.map((left) => words.filter((word) => word !== left).join(' ')) : []
  return [...new Set([...fewer, ...words])].map((q) => withWords(filters, q))
}

async function searchesSpelledAlike(filters: JobFilters): Promise<WiderSearch[]> {
  const [word] = plainWords(filters.q)
  if (!word || waysToWrite(word)) return []
  return neighborsOf(word, await vocabulary(), MAX_ALIKE).map((q) => withWords(noFilters, q))
}

function plainWords(q: string): string[] {
  const { choices, isPlain } = termsOf(q)
  return isPlain ? (choices[0] ?? []).map(({ text }) => text) : []
}
