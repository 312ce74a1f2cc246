import 'server-only'
import { db, throughTextIndex } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'

/**
 * Whether a row's id is among matches, as a set of ids from indexes or by testing the row on its own. `inIndex` ends a
 * subquery that's read from its index before it's joined, if all its rows are needed.
 */
export type Lookup = { isAmong: (matches: Prisma.Sql) => Prisma.Sql; inIndex: Prisma.Sql }

const inSet = (id: Prisma.Sql): Lookup => ({
  isAmong: (matches) => Prisma.sql`${id} IN (${matches})`,
  inIndex: Prisma.sql`OFFSET 0`,
})

/** OFFSET keeps PostgreSQL from looking up all matches first. */
const inRow = (id: Prisma.Sql): Lookup => ({
  isAmong: (matches) =>
    Prisma.sql`EXISTS (SELECT 1 FROM (${matches}) AS "match" ("id") WHERE "match"."id" = ${id} OFFSET 0)`,
  inIndex: Prisma.empty,
})

/** What a list is sorted by, then by id. `way` is ASC or DESC, and `nulls` can be NULLS LAST. */
type ListOrder = { key: Prisma.Sql; way: Prisma.Sql; nulls?: Prisma.Sql }

/** `alias` is the table's alias in `filters`, `words` and `order`. */
type WordSearch = {
  table: Prisma.Sql
  alias: Prisma.Sql
  filters: Prisma.Sql
  /** Null without words. */
  words: ((lookup: Lookup) => Prisma.Sql) | null
  order: ListOrder
}
type Counted = Pick<WordSearch, 'table' | 'alias' | 'filters' | 'words'>
/** `total` is how many rows match, if they have been counted. */
export type Slice = { skip: number; take: number; total?: number }

/** How many rows are tested one by one, and how many matches for each row of a page make that likely to be enough. */
const MAX_TESTED = 2_000
const MATCHES_PER_ROW = 50

/** How many rows match. Counting stops at `max`. */
export async function countRows({ table, alias, filters, words }: Counted, max?: number): Promise<number> {
  const matching = matchingRows({ alias, filters, words })
  const query = db().$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS "total" FROM (
      SELECT 1 FROM ${table} ${alias} WHERE ${matching} LIMIT ${max ?? null}) AS matching`
  const [counted] = await (words ? throughTextIndex(query, true) : query)
  return counted?.total ?? 0
}

function matchingRows({ alias, filters, words }: Omit<Counted, 'table'>): Prisma.Sql {
  return words ? Prisma.sql`${filters} AND ${words(inSet(Prisma.sql`${alias}."id"`))}` : filters
}

/** The highest matching ids below `before`. */
export async function idsBefore(search: Counted, { before, take }: { before: number; take: number }) {
  const id = Prisma.sql`${search.alias}."id"`
  const found = await db().$queryRaw<{ id: number }[]>`
    SELECT ${id} FROM ${search.table} ${search.alias} WHERE ${id} < ${before} AND ${matchingRows(search)}
    ORDER BY ${id} DESC LIMIT ${take}`
  return found.map(({ id }) => id)
}

/**
 * The ids on a page. If many rows match, the first rows in the list's order are tested one by one, which soon fills the
 * page. If few do, or they're all further down, their ids come from indexes.
 */
export async function listIds({ table, alias, filters, words, order }: WordSearch, { skip, take, total }: Slice) {
  if (total === 0) return []
  const id = Prisma.sql`${alias}."id"`
  const rows = Prisma.sql`SELECT ${alias}.*, ${order.key} AS "key" FROM ${table} ${alias} WHERE ${filters}`
  const sorted = Prisma.sql`ORDER BY "key" ${order.way} ${order.nulls ?? Prisma.empty}, "id" ${order.way}`
  const slice = Prisma.sql`LIMIT ${take} OFFSET ${skip}`
  if (words && total !== undefined && (skip + take) * MATCHES_PER_ROW <= total) {
    const found = await db().$queryRaw<{ id: number }[]>`
      SELECT ${id} FROM (${rows} ${sorted} LIMIT ${MAX_TESTED}) AS ${alias} WHERE ${words(inRow(id))} ${sorted} ${slice}`
    if (found.length === take) return found
  }
  const matching = matchingRows({ alias, filters, words })
  const query = db().$queryRaw<{ id: number }[]>`
    SELECT ${id}, ${order.key} AS "key" FROM ${table} ${alias} WHERE ${matching} ${sorted} ${slice}`
  return words ? throughTextIndex(query, true) : query
}
