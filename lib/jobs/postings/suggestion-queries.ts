import 'server-only'
import { db } from '@/lib/db'
import { areaOf, listJobCities } from '@/lib/jobs/postings/near-queries'
import { type JobFilters, noFilters, searchTitle, type WiderSearch, widerSearches } from '@/lib/jobs/postings/search'
import { countJobs, type JobCount } from '@/lib/jobs/postings/search-queries'
import { corrected, neighborsOf, type Vocabulary, vocabularyOf } from '@/lib/jobs/postings/spelling'
import { waysToWrite } from '@/lib/jobs/postings/technical-terms'
import { FEW, termsOf } from '@/lib/jobs/postings/text-search'
import { asFilters } from '@/lib/jobs/postings/words-as-filters'
import { nearestCity } from '@/lib/jobs/readings/near'
import { now } from '@/lib/platform/clock'

const MAX_READ = 5_000
const KEPT_MS = 60_000

export type Suggestion = { filters: JobFilters; total: number; text: string }

export async function suggestSpelling(filters: JobFilters, total: number): Promise<Suggestion | null> {
  if (total >= FEW) return null
  const q = filters.q && corrected(filters.q, await vocabulary())
  const near = await asSpelled(filters.near)
  const isPlaceMisspelled = near.join() !== filters.near.join()
  if (!q && !isPlaceMisspelled) return null
  const suggested = { ...filters, q: q || filters.q, near, page: 1 }
  const { total: better } = await countJobs(suggested, now())
  const text = [...(q ? [q] : []), ...(isPlaceMisspelled ? [near.join('; ')] : [])].join(', ')
  return better > total ? { filters: suggested, total: better, text } : null
}

/** Turns search words into more exact filters. Null if those find nothing or the same jobs. */
export async function suggestFilters(filters: JobFilters, total: number): Promise<Suggestion | null> {
  const suggested = filters.q ? asFilters(filters) : null
  if (!suggested) return null
  const { total: better } = await countJobs(suggested, now())
  const isSame = better === total && suggested.q === ''
  return better > 0 && !isSame ? { filters: suggested, total: better, text: searchTitle(suggested) } : null
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

let cached: { words: Promise<Vocabulary>; until: number } | undefined

function vocabulary(): Promise<Vocabulary> {
  const time = performance.now()
  if (cached && cached.until > time) return cached.words
  const fresh = { words: readVocabulary(), until: time + KEPT_MS }
  cached = fresh
  fresh.words.catch(() => {
    if (cached === fresh) cached = undefined
  })
  return fresh.words
}

async function readVocabulary(): Promise<Vocabulary> {
  const jobs = await db().posting.findMany({
    where: { status: 'APPROVED', expiresAt: { gt: now() } },
    orderBy: { approvedAt: 'desc' },
    take: MAX_READ,
    select: { jobTitle: true, company: true, location: true, qualification: true },
  })
  return vocabularyOf(
    jobs.map(({ jobTitle, company, location, qualification }) =>
      [jobTitle, company, location, qualification].join(' '),
    ),
  )
}
