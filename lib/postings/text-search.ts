import { Prisma } from '@/lib/generated/prisma/client'

/** Fewer jobs than this, and words that are only spelled alike count as well. */
export const FEW = 5

const MAX_QUERY_LENGTH = 100
const MAX_TERMS = 20
/** A term: perhaps excluded by a minus, a phrase in quotes or a run of anything but spaces and quotes. */
const TERM = /(-*)(?:"([^"]*)"|([^\s"]+))/gu
/** A word of a search begins and ends with a letter or a digit; signs may follow it, as in C++ and C#. */
const WORD = /[\p{L}\p{N}](?:[^\s"]*[\p{L}\p{N}])?[+#]*/u

/**
 * What searched words mean in SQL: the words in any form in title, company, place or texts, the last of them perhaps only
 * begun; or, as documented, a part of the title (requirements §5). With `isLenient` also titles and companies spelled like them.
 */
export function textCondition(typed: string, isLenient: boolean): Prisma.Sql {
  const q = storable(typed)
  const ways = [inTitle(q), Prisma.sql`"searchWords" @@ (${wordsQuery(q)})`, ...(isLenient ? spelledLike(q) : [])]
  return Prisma.sql`(${Prisma.join(ways, ' OR ')})`
}

/** The order by relevance: the very words in the title first, then by how much of the job is about them. */
export function byRelevance(typed: string, isRanked: boolean): Prisma.Sql {
  const q = storable(typed)
  const rank = Prisma.sql`ts_rank("searchWords", ${wordsQuery(q)}) DESC, `
  return Prisma.sql`(${inTitle(q)}) DESC, ${isRanked ? rank : Prisma.empty}"approvedAt" DESC, "id" DESC`
}

/** A part of the title, whatever its case; the signs that mean something to ILIKE mean themselves. */
function inTitle(q: string): Prisma.Sql {
  return Prisma.sql`"jobTitle" ILIKE ${`%${q.replace(/[\\%_]/g, '\\$&')}%`}`
}

/** Quotes, "or" and a minus work as search engines have them; then no word is taken for a beginning. */
export function wordsQuery(typed: string): Prisma.Sql {
  const q = boundedTerms(typed)
  const [, before = '', last] = /^(.*?)([\p{L}\p{N}]+)$/su.exec(q) ?? []
  if (!last || /["-]|\bor\b/i.test(q)) return Prisma.sql`websearch_to_tsquery('english', ${q})`
  return Prisma.sql`websearch_to_tsquery('english', ${before}) && to_tsquery('english', ${`${last}:*`})`
}

/**
 * The terms of a search, so many at most, each with one minus at most and at least one letter or digit: PostgreSQL's parser
 * has a small stack for operators and a limit for the length of a word, and raises an error beyond either.
 */
function boundedTerms(typed: string): string {
  const terms: string[] = []
  for (const [, minus = '', phrase, run] of storable(typed).matchAll(TERM)) {
    const words = (phrase ?? run ?? '')
      .split(/\s+/)
      .map((word) => WORD.exec(word)?.[0])
      .filter((word) => word !== undefined)
      .slice(0, MAX_TERMS)
    if (words.length === 0) continue
    const term = phrase === undefined ? words[0] : `"${words.join(' ')}"`
    terms.push(`${minus && '-'}${term}`)
    if (terms.length === MAX_TERMS) break
  }
  return terms.join(' ')
}

/** A text that PostgreSQL can hold: without NUL and without half of a surrogate pair, which a cut may leave. */
function storable(typed: string): string {
  return typed.slice(0, MAX_QUERY_LENGTH).replaceAll('\0', ' ').toWellFormed()
}

/** By the trigrams that they share (pg_trgm): at least six tenths of those of the words. */
const spelledLike = (q: string) => [Prisma.sql`${q} <% "jobTitle"`, Prisma.sql`${q} <% "company"`]
