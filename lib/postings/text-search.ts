import { Prisma } from '@/lib/generated/prisma/client'

/** Fewer jobs than this, and words that are only spelled alike count as well. */
export const FEW = 5

/**
 * What searched words mean in SQL: the words in any form in title, company, place or texts, the last of them perhaps only
 * begun; or, as documented, a part of the title (spec §5). With `isLenient` also titles and companies spelled like them.
 */
export function textCondition(q: string, isLenient: boolean): Prisma.Sql {
  const ways = [inTitle(q), Prisma.sql`"searchWords" @@ (${wordsQuery(q)})`, ...(isLenient ? spelledLike(q) : [])]
  return Prisma.sql`(${Prisma.join(ways, ' OR ')})`
}

/** The order by relevance: the very words in the title first, then by how much of the job is about them. */
export function byRelevance(q: string, isRanked: boolean): Prisma.Sql {
  const rank = Prisma.sql`ts_rank("searchWords", ${wordsQuery(q)}) DESC, `
  return Prisma.sql`(${inTitle(q)}) DESC, ${isRanked ? rank : Prisma.empty}"approvedAt" DESC, "id" DESC`
}

/** A part of the title, whatever its case; the signs that mean something to ILIKE mean themselves. */
function inTitle(q: string): Prisma.Sql {
  return Prisma.sql`"jobTitle" ILIKE ${`%${q.replace(/[\\%_]/g, '\\$&')}%`}`
}

/** Quotes, "or" and a minus work as search engines have them; then no word is taken for a beginning. */
export function wordsQuery(q: string): Prisma.Sql {
  const [, before = '', last] = /^(.*?)([\p{L}\p{N}]+)$/su.exec(q) ?? []
  if (!last || /["-]|\bor\b/i.test(q)) return Prisma.sql`websearch_to_tsquery('english', ${q})`
  return Prisma.sql`websearch_to_tsquery('english', ${before}) && to_tsquery('english', ${`${last}:*`})`
}

/** By the trigrams that they share (pg_trgm): at least six tenths of those of the words. */
const spelledLike = (q: string) => [Prisma.sql`${q} <% "jobTitle"`, Prisma.sql`${q} <% "company"`]
