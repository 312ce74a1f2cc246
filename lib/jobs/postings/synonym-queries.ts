import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import { db } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'
import { noFilters, readSearch } from '@/lib/jobs/postings/search'
import { publicWhere } from '@/lib/jobs/postings/search-conditions'
import { read } from '@/lib/jobs/postings/search-queries'
import { withSynonyms } from '@/lib/jobs/postings/technical-terms'
import { now } from '@/lib/platform/clock'
import { MAX_COUNTED } from '@/lib/platform/numbers'
import { synonymGroups } from '@/lib/site/settings/synonyms'

const MAX_SEARCHES = 40
const MAX_ALERTS = 500

export type SearchChange = { q: string; before: number; after: number }

/**
 * How many jobs searches find before and after a change of synonyms: searches for each changed word, and those of job
 * alerts that contain one.
 */
export async function previewSynonyms(_owner: Admin, before: string, after: string): Promise<SearchChange[]> {
  const words = changedWords(before, after)
  if (words.length === 0) return []
  const searches = [...new Set([...words, ...(await listAlertWords(words))])].slice(0, MAX_SEARCHES)
  const changes: SearchChange[] = []
  for (const q of searches) changes.push({ q, before: await count(q, before), after: await count(q, after) })
  return changes.sort((one, other) => sizeOf(other) - sizeOf(one))
}

const sizeOf = ({ before, after }: SearchChange) => Math.abs(after - before)

/** Every word of a group that's only in one of the texts. */
function changedWords(before: string, after: string): string[] {
  const [old, current] = [before, after].map(
    (text) => new Map(synonymGroups(text).map((group) => [group.join(), group])),
  )
  const changed = [...(old ?? []), ...(current ?? [])].filter(([key]) => old?.has(key) !== current?.has(key))
  return [...new Set(changed.flatMap(([, group]) => group))]
}

async function listAlertWords(words: string[]): Promise<string[]> {
  const alerts = await db().jobAlert.findMany({
    where: { confirmedAt: { not: null }, search: { contains: 'q=' } },
    orderBy: { id: 'desc' },
    take: MAX_ALERTS,
    select: { search: true },
  })
  const queries = alerts.map(({ search }) => readSearch(search).q.toLowerCase())
  return queries.filter((q) => words.some((word) => ` ${q} `.includes(` ${word} `)))
}

async function count(q: string, synonyms: string): Promise<number> {
  const filters = { ...noFilters, q, match: 'exact' as const }
  const where = withSynonyms(synonyms, () => publicWhere(filters, now()))
  const [counted] = await read<{ total: number }>(
    filters,
    Prisma.sql`SELECT count(*)::int AS total FROM (SELECT FROM "Posting" WHERE ${where} LIMIT ${MAX_COUNTED + 1}) AS counted`,
  )
  return counted?.total ?? 0
}
