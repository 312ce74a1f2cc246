import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import { type AnyQuery, contains, type Direction } from '@/lib/console/lists/list'
import type { Counted, Slice } from '@/lib/console/lists/word-queries'
import { db, throughTextIndex } from '@/lib/db'
import type { Prisma, PrismaClient } from '@/lib/generated/prisma/client'
import { MAX_COUNTED } from '@/lib/platform/numbers'
import { searchedDigits } from '@/lib/platform/phones/numbers'
import { isSampleModel } from '@/lib/platform/sample-rows/models'
import { listSampleIds } from '@/lib/platform/sample-rows/queries'

type Option = { value: string; label: string }
type Found = { id: number }
type Batch = { before: number; take: number }

type ListFilter = {
  name: string
  label: string
  /** Only shown if it's in the URL, as in links from dashboard figures. */
  isQuiet?: boolean
  options: readonly Option[] | ((admin: Admin, query: AnyQuery) => Promise<Option[]>)
}

/** Finds the ids first and then reads those rows, so that a deep page only costs an index scan. */
export type RowSource<Row extends Found> = {
  /** Which of these rows are sample data. Null if none can be. */
  samples: ((ids: number[]) => Promise<ReadonlySet<number>>) | null
  sorts: readonly string[]
  filters: readonly ListFilter[]
  /** Counting stops at `max`. `within` limits the rows further than the query. */
  count: (query: AnyQuery, max: number, within?: object) => Promise<Counted>
  ids: (query: AnyQuery, slice: Slice, within?: object) => Promise<Found[]>
  read: (where: { id: { in: number[] } }) => Promise<Row[]>
  before: (query: AnyQuery, batch: Batch) => Promise<Row[]>
}

type Model = { [Name in keyof PrismaClient]: PrismaClient[Name] extends { findMany: unknown } ? Name : never }[Exclude<
  keyof PrismaClient,
  symbol | `$${string}`
>]
type Args<M extends Model> = Prisma.Args<PrismaClient[M], 'findMany'>
type Where<M extends Model> = NonNullable<Args<M>['where']>
type Order<M extends Model> = Extract<NonNullable<Args<M>['orderBy']>, readonly unknown[]>
type Select<M extends Model> = NonNullable<Args<M>['select']>
type ColumnName<M extends Model> = keyof Select<M> & string

type FilterSpec<M extends Model> = { label: string; isQuiet?: boolean } & (
  | { options: Record<string, { label: string; where: Where<M> | (() => Where<M>) }> }
  | {
      choices: (admin: Admin, query: AnyQuery) => Promise<Option[]>
      where: (value: string) => Where<M> | Promise<Where<M>>
    }
)

type TableSpec<M extends Model, S extends Select<M>> = {
  only?: Where<M>
  select: S
  search: readonly ColumnName<M>[]
  /** Each word is matched separately, because names span two columns. */
  isByWord?: boolean
  /** Columns with E.164 numbers, which a search for a phone number finds however it's written. */
  phones?: readonly ColumnName<M>[]
  /** Looks up matches in another table first, because an OR across two tables reads all rows of both. */
  elsewhere?: (search: string) => Promise<Where<M>>
  sorts: Record<string, readonly ColumnName<M>[] | ((direction: Direction, query: AnyQuery) => Order<M>)>
  filters: Record<string, FilterSpec<M>>
}

type RowOf<M extends Model, S extends Select<M>> = Prisma.Result<PrismaClient[M], { select: S }, 'findMany'>[number]

type Table = {
  count(args: object): Prisma.PrismaPromise<number>
  findMany(args: object): Promise<never[]>
}

/** How many rows of a list are read to find a row's neighbors. Records are mostly opened from the first pages. */
const FIRST = 200

/** A row's position in its list. Counting `place` and `total` stops one past `MAX_COUNTED`. */
export type Neighbors = { place: number; total: number; before: number | null; after: number | null }

export function tableRows<M extends Model, const S extends Select<M>>(
  model: M,
  spec: TableSpec<M, S>,
): RowSource<RowOf<M, S> & Found> & { neighbors: (query: AnyQuery, id: number) => Promise<Neighbors | null> } {
  const { select, search, isByWord, phones = [], elsewhere, sorts, filters, only = {} } = spec
  const table = () => db()[model] as unknown as Table

  async function whereOf(query: AnyQuery, within: object = {}): Promise<object> {
    const words = isByWord ? query.search.split(/\s+/).filter(Boolean) : [query.search].filter(Boolean)
    const conditions = Object.entries(filters).map(([name, filter]) => conditionOf(filter, String(query[name] ?? '')))
    const others = query.search && elsewhere ? [await elsewhere(query.search)] : []
    const found = words.map((word) => ({ OR: [...search.map((column) => ({ [column]: contains(word) })), ...others] }))
    const called = searchedDigits(query.search).flatMap((digits) => phones.map((phone) => hasDigits(phone, digits)))
    return {
      AND: [
        only,
        within,
        ...(await Promise.all(conditions)),
        ...(called.length > 0 ? [{ OR: [{ AND: found }, ...called] }] : found),
      ],
    }
  }

  function orderOf(query: AnyQuery): object[] {
    const { direction } = query
    const order = sorts[query.sort]
    const columns =
      typeof order === 'function' ? order(direction, query) : order?.map((name) => ({ [name]: direction }))
    return [...((columns ?? []) as object[]), { id: direction }]
  }

  const idsFrom = (slice: object): Promise<Found[]> => table().findMany({ ...slice, select: { id: true } })

  return {
    samples: samplesOf(model),
    sorts: Object.keys(sorts),
    filters: Object.entries(filters).map(([name, filter]) => ({
      name,
      label: filter.label,
      isQuiet: filter.isQuiet,
      options: 'options' in filter ? labelsOf(filter.options) : filter.choices,
    })),
    count: async (query, max, within) => {
      const counted = table().count({ where: await whereOf(query, within), take: max })
      return { total: await (isIndexed(query.search) && !elsewhere ? throughTextIndex(counted) : counted) }
    },
    ids: async (query, { skip, take }, within) =>
      table().findMany({
        where: await whereOf(query, within),
        orderBy: orderOf(query),
        skip,
        take,
        select: { id: true },
      }),
    read: (where) => table().findMany({ where, select }),
    before: async (query, { before, take }) =>
      table().findMany({
        where: { AND: [await whereOf(query), { id: { lt: before } }] },
        orderBy: { id: 'desc' },
        take,
        select,
      }),
    neighbors: async (query, id) => {
      if ((await table().count({ where: { id } })) === 0) return null
      // Works even if the row isn't in the list anymore. Prisma drops empty conditions from an OR.
      const where = { OR: [{ AND: [await whereOf(query), { id: { gt: 0 } }] }, { id }] }
      const orderBy = orderOf(query)
      const [first, total] = await Promise.all([
        idsFrom({ where, orderBy, take: FIRST }),
        table().count({ where, take: MAX_COUNTED + 1 }),
      ])
      const at = first.findIndex((row) => row.id === id)
      const isAmongFirst = at !== -1 && at + 1 < FIRST
      // PostgreSQL compares all rows with a cursor's, so only rows further down are looked up by one.
      const from = { where, orderBy, cursor: { id }, skip: 1 }
      const [ahead, behind] = isAmongFirst
        ? [first.slice(0, at), first.slice(at + 1)]
        : await Promise.all([idsFrom({ ...from, take: -MAX_COUNTED }), idsFrom({ ...from, take: 1 })])
      return { place: ahead.length + 1, total, before: ahead.at(-1)?.id ?? null, after: behind[0]?.id ?? null }
    },
  }
}

/** Trigram indexes only find words with three letters or digits in a row. */
const isIndexed = (search: string) => /[\p{L}\p{N}]{3}/u.test(search)

const hasDigits = (column: string, digits: string) => ({ [column]: { contains: digits } })

function samplesOf(model: string): RowSource<Found>['samples'] {
  const name = model.charAt(0).toUpperCase() + model.slice(1)
  return isSampleModel(name) ? (ids) => listSampleIds(name, ids) : null
}

export function mapRows<Row extends Found, Shape extends Found>(
  source: RowSource<Row>,
  shapeOf: (row: Row) => Shape,
): RowSource<Shape> {
  return {
    ...source,
    read: async (where) => (await source.read(where)).map(shapeOf),
    before: async (query, batch) => (await source.before(query, batch)).map(shapeOf),
  }
}

function conditionOf<M extends Model>(filter: FilterSpec<M>, value: string): object | Promise<object> {
  if (!value) return {}
  if ('choices' in filter) return filter.where(value)
  const where = filter.options[value]?.where ?? {}
  return typeof where === 'function' ? where() : where
}

const labelsOf = (options: Record<string, { label: string }>) =>
  Object.entries(options).map(([value, { label }]) => ({ value, label }))
