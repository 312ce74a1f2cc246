import 'server-only'
import { now } from '@/lib/clock'
import { db } from '@/lib/db'
import { areaOf } from '@/lib/postings/near-queries'
import type { JobFilters } from '@/lib/postings/search'
import { countJobs } from '@/lib/postings/search-queries'
import { corrected, type Vocabulary, vocabularyOf } from '@/lib/postings/spelling'
import { FEW } from '@/lib/postings/text-search'
import { nearestCity } from '@/lib/readings/near'

/** Of more jobs than this the newest say nearly every word that the rest do. */
const MAX_READ = 5_000
const KEPT_MS = 60_000

/** `text` is what the corrected words and places read. */
export type Suggestion = { filters: JobFilters; total: number; text: string }

/** For a search that finds few jobs: the same with its words and places as jobs spell them, when that finds more. */
export async function suggestSpelling(filters: JobFilters, total: number): Promise<Suggestion | null> {
  if (total >= FEW) return null
  const q = filters.q && corrected(filters.q, await vocabulary())
  const near = filters.near.map((place) => (areaOf(place) ? place : (nearestCity(place) ?? place)))
  const isPlaceMisspelt = near.join() !== filters.near.join()
  if (!q && !isPlaceMisspelt) return null
  const suggested = { ...filters, q: q || filters.q, near, page: 1 }
  const { total: better } = await countJobs(suggested, now())
  const text = [...(q ? [q] : []), ...(isPlaceMisspelt ? [near.join('; ')] : [])].join(', ')
  return better > total ? { filters: suggested, total: better, text } : null
}

let kept: { words: Promise<Vocabulary>; until: number } | undefined

/** Read once a minute at most, and only when somebody misspells. */
function vocabulary(): Promise<Vocabulary> {
  const time = performance.now()
  if (kept && kept.until > time) return kept.words
  const fresh = { words: readVocabulary(), until: time + KEPT_MS }
  kept = fresh
  fresh.words.catch(() => {
    if (kept === fresh) kept = undefined
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
