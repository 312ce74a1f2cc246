import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import { type AnyQuery, contains, type Direction } from '@/lib/console/lists/list'
import { db } from '@/lib/db'
import type { Prisma, PrismaClient } from '@/lib/generated/prisma/client'

type Option = { value: string; label: string }
type Found = { id: number }
type Batch = { before: number; take: number }

type ListFilter = {
  name: string
  label: string
  /** It is shown only while the address asks for it: figures lead to their rows by it. */
  isQuiet?: boolean
  options: readonly Option[] | ((admin: Admin, query: AnyQuery) => Promise<Option[]>)
}

export type TabCounts = { counts: Record<string, number>; total?: number }

/** Where a list has its rows from. Ids are found first and rows read by them, so that a deep page costs an index alone. */
export type RowSource<Row extends Found> = {
  sorts: readonly string[]
  filters: readonly ListFilter[]
  count: (query: AnyQuery, max?: number) => Promise<number>
  /** All tabs, each to `max`, for a list whose tabs cost less together; `total` is what all of them hold, to one beyond `MAX_COUNTED`. */
  countTabs?: (query: AnyQuery, max: number) => Promise<TabCounts>
  ids: (query: AnyQuery, slice: { skip: number; take: number }) => Promise<Found[]>
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
  | { choices: (admin: Admin, query: AnyQuery) => Promise<Option[]>; where: (value: string) => Where<M> }
)

type TableSpec<M extends Model, S extends Select<M>> = {
  only?: Where<M>
  select: S
  search: readonly ColumnName<M>[]
  /** Each word is looked for by itself, because a name stands in two columns. */
  isByWord?: boolean
  sorts: Record<string, readonly ColumnName<M>[] | ((direction: Direction, query: AnyQuery) => Order<M>)>
  filters: Record<string, FilterSpec<M>>
}

type RowOf<M extends Model, S extends Select<M>> = Prisma.Result<PrismaClient[M], { select: S }, 'findMany'>[number]

type Table = {
  count(args: object): Promise<number>
  findMany(args: object): Promise<never[]>
}

export function tableRows<M extends Model, const S extends Select<M>>(
  model: M,
  spec: TableSpec<M, S>,
): RowSource<RowOf<M, S> & Found> {
  const { select, search, isByWord, sorts, filters, only = {} } = spec
  const table = () => db()[model] as unknown as Table

  function whereOf(query: AnyQuery): object {
    const words = isByWord ? query.search.split(/\s+/).filter(Boolean) : [query.search].filter(Boolean)
    return {
      AND: [
        only,
        ...Object.entries(filters).map(([name, filter]) => conditionOf(filter, String(query[name] ?? ''))),
        ...words.map((word) => ({ OR: search.map((column) => ({ [column]: contains(word) })) })),
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

  return {
    sorts: Object.keys(sorts),
    filters: Object.entries(filters).map(([name, filter]) => ({
      name,
      label: filter.label,
      isQuiet: filter.isQuiet,
      options: 'options' in filter ? labelsOf(filter.options) : filter.choices,
    })),
    count: (query, max) => table().count({ where: whereOf(query), ...(max && { take: max }) }),
    ids: (query, { skip, take }) =>
      table().findMany({ where: whereOf(query), orderBy: orderOf(query), skip, take, select: { id: true } }),
    read: (where) => table().findMany({ where, select }),
    before: (query, { before, take }) =>
      table().findMany({
        where: { AND: [whereOf(query), { id: { lt: before } }] },
        orderBy: { id: 'desc' },
        take,
        select,
      }),
  }
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

function conditionOf<M extends Model>(filter: FilterSpec<M>, value: string): object {
  if (!value) return {}
  if ('choices' in filter) return filter.where(value)
  const where = filter.options[value]?.where ?? {}
  return typeof where === 'function' ? where() : where
}

const labelsOf = (options: Record<string, { label: string }>) =>
  Object.entries(options).map(([value, { label }]) => ({ value, label }))
