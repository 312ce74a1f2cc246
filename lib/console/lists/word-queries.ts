import 'server-only'
import { db, throughTextIndex } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'

/** Rows that several words join. */
export type CommonTable = { name: Prisma.Sql; query: Prisma.Sql }

/**
 * Whether a row's id is among matches, as a set of ids from indexes or by testing the row on its own. `inIndex` ends a
 * subquery that's read from its index before it's joined, if all its rows are needed. `rowsIn` is a common table, read
 * once for all words, or a subquery to test single rows.
 */
export type Lookup = {
  isAmong: (matches: Prisma.Sql) => Prisma.Sql
  inIndex: Prisma.Sql
  rowsIn: (common: CommonTable) => Prisma.Sql
}

const inSet = (id: Prisma.Sql): Lookup => ({
  isAmong: (matches) => Prisma.sql`${id} IN (${matches})`,
  inIndex: Prisma.sql`OFFSET 0`,
  rowsIn: ({ name }) => name,
})

/** OFFSET keeps PostgreSQL from looking up all matches first. */
const inRow = (id: Prisma.Sql): Lookup => ({
  isAmong: (matches) =>
    Prisma.sql`EXISTS (SELECT 1 FROM (${matches}) AS "match" ("id") WHERE "match"."id" = ${id} OFFSET 0)`,
  inIndex: Prisma.empty,
  rowsIn: ({ query }) => Prisma.sql`(${query})`,
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
  common?: CommonTable
  order: ListOrder
}
type Unsorted = Omit<WordSearch, 'order'>
/** How many rows match, and the ids of all of them, in any order, if counting had to find those anyway. */
export type Counted = { total: number; ids?: number[] }
/** `counted` tells how best to find a page, and with its ids, there's no need to search again. */
export type Slice = { skip: number; take: number; counted?: Counted }

/** How many rows are tested one by one, and how many matches for each row of a page make that likely to be enough. */
const MAX_TESTED = 2_000
const MATCHES_PER_ROW = 50

/** Counting stops at `max`. */
export async function countRows(search: Unsorted, max: number): Promise<Counted> {
  const { table, alias, words } = search
  const matching = matchingRows(search)
  if (!words) {
    const [found] = await db().$queryRaw<Counted[]>`
      SELECT count(*)::int AS "total" FROM (SELECT 1 FROM ${table} ${alias} WHERE ${matching} LIMIT ${max}) AS matching`
    return found ?? { total: 0 }
  }
  const [{ ids } = { ids: [] }] = await throughTextIndex(
    db().$queryRaw<{ ids: number[] }[]>`
      ${commonTo(search)} SELECT array(SELECT ${alias}."id" FROM ${table} ${alias} WHERE ${matching} LIMIT ${max}) AS "ids"`,
    true,
  )
  return ids.length < max ? { total: ids.length, ids } : { total: max }
}

function matchingRows({ alias, filters, words }: Unsorted): Prisma.Sql {
  return words ? Prisma.sql`${filters} AND ${words(inSet(Prisma.sql`${alias}."id"`))}` : filters
}

/** PostgreSQL joins the rows directly if only one word needs them. */
function commonTo({ common }: Unsorted): Prisma.Sql {
  return common ? Prisma.sql`WITH ${common.name} AS (${common.query})` : Prisma.empty
}

/** The highest matching ids below `before`. */
export async function idsBefore(search: Unsorted, { before, take }: { before: number; take: number }) {
  const id = Prisma.sql`${search.alias}."id"`
  const found = await db().$queryRaw<{ id: number }[]>`
    ${commonTo(search)} SELECT ${id} FROM ${search.table} ${search.alias} WHERE ${id} < ${before} AND ${matchingRows(search)}
    ORDER BY ${id} DESC LIMIT ${take}`
  return found.map(({ id }) => id)
}

/**
 * The ids on a page. Sorts the ids found by counting. If there are too many of them, tests the first rows in the list's
 * order one by one, which soon fills the page. If it doesn't, or if nothing was counted, looks up all matches in indexes.
 */
export async function listIds(search: WordSearch, { skip, take, counted }: Slice) {
  const { table, alias, filters, words, order } = search
  if (counted?.total === 0) return []
  const id = Prisma.sql`${alias}."id"`
  const rows = Prisma.sql`SELECT ${alias}.*, ${order.key} AS "key" FROM ${table} ${alias} WHERE ${filters}`
  const sorted = Prisma.sql`ORDER BY "key" ${order.way} ${order.nulls ?? Prisma.empty}, "id" ${order.way}`
  const slice = Prisma.sql`LIMIT ${take} OFFSET ${skip}`
  if (counted?.ids)
    return db().$queryRaw<{ id: number }[]>`
      SELECT ${id}, ${order.key} AS "key" FROM ${table} ${alias} WHERE ${id} = ANY(${counted.ids}) ${sorted} ${slice}`
  if (words && counted && (skip + take) * MATCHES_PER_ROW <= counted.total) {
    const found = await db().$queryRaw<{ id: number }[]>`
      SELECT ${id} FROM (${rows} ${sorted} LIMIT ${MAX_TESTED}) AS ${alias} WHERE ${words(inRow(id))} ${sorted} ${slice}`
    if (found.length === take) return found
  }
  const query = db().$queryRaw<{ id: number }[]>`
    ${commonTo(search)} SELECT ${id}, ${order.key} AS "key" FROM ${table} ${alias} WHERE ${matchingRows(search)} ${sorted} ${slice}`
  return words ? throughTextIndex(query, true) : query
}
