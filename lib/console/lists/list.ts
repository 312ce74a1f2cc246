import * as z from 'zod'
import { ONE_LINE } from '@/lib/platform/characters'
import { countLabel, grouped, MAX_COUNTED } from '@/lib/platform/numbers'

const PAGE_SIZE = 20

export type Direction = 'asc' | 'desc'
type Sorting<Sort extends string> = { sort: Sort; direction: Direction }
type Filters = Record<string, readonly string[] | 'any'>
type FilterValues<F extends Filters> = {
  [Name in keyof F]: (F[Name] extends readonly (infer Value extends string)[] ? Value : string) | ''
}

export type ListQuery<Sort extends string, F extends Filters> = Sorting<Sort> & {
  search: string
  page: number
  without: string
} & FilterValues<F>

type ListSpec<Sort extends string, F extends Filters> = {
  path: string
  sorts: readonly Sort[]
  initialSort: Sorting<NoInfer<Sort>> | ((filters: FilterValues<F>) => Sorting<NoInfer<Sort>>)
  filters: F
  landing?: Partial<FilterValues<F>>
  fixed?: Record<string, string>
}

const ALL = { name: 'view', value: 'all' } as const

export const columnName = (header: string) => header.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

const oneLine = z.string().trim().max(100).regex(ONE_LINE)

/**
 * A console list with its search, sorting, page and filters in the URL. `read` parses a page's search parameters and
 * ignores invalid ones. `hrefOf` returns the URL with some of them changed. It goes back to page 1 unless the page is
 * what changes.
 */
export function defineList<const Sort extends string, const F extends Filters>(spec: ListSpec<Sort, F>) {
  const { path, sorts, initialSort, filters, landing, fixed = {} } = spec
  const initialOf = (query: FilterValues<F>) => (typeof initialSort === 'function' ? initialSort(query) : initialSort)
  const schema = z.object({
    search: oneLine.catch(''),
    without: z
      .string()
      .max(200)
      .regex(/^[a-z0-9,-]*$/)
      .catch(''),
    page: z.coerce.number().int().min(1).max(100_000).catch(1),
    sort: z.enum(sorts).optional().catch(undefined),
    direction: z.enum(['asc', 'desc']).optional().catch(undefined),
    ...Object.fromEntries(
      Object.entries(filters).map(([name, values]) => [
        name,
        (values === 'any' ? oneLine : z.enum([...values, ''])).catch(''),
      ]),
    ),
  })

  function read(searchParams: Record<string, unknown>): ListQuery<Sort, F> {
    const query = schema.parse(searchParams) as unknown as Partial<Sorting<Sort>> & FilterValues<F>
    const initial = initialOf(query)
    const sort = query.sort ?? initial.sort
    const direction = query.direction ?? (sort === initial.sort ? initial.direction : 'asc')
    return { ...query, sort, direction } as unknown as ListQuery<Sort, F>
  }

  function hrefOf(current: ListQuery<Sort, F>, change: Partial<ListQuery<Sort, F>> = {}): string {
    const next = { ...current, page: 1, ...change }
    // Doesn't keep the default sorting if the other view has a different default.
    const query = queryOf(isInitial(current) && !('sort' in change) ? { ...next, ...initialOf(next) } : next)
    return withQuery(query)
  }

  const withQuery = (query: URLSearchParams) => (query.size > 0 ? `${path}?${query}` : path)

  function queryOf(requested: ListQuery<Sort, F>): URLSearchParams {
    const { search, page, sort, direction, without } = requested
    const query = new URLSearchParams(fixed)
    for (const name of Object.keys(filters)) if (requested[name]) query.set(name, String(requested[name]))
    if (search) query.set('search', search)
    if (!isInitial(requested)) {
      query.set('sort', sort)
      query.set('direction', direction)
    }
    if (without) query.set('without', without)
    if (page > 1) query.set('page', String(page))
    if (landing && query.size === Object.keys(fixed).length) query.set(ALL.name, ALL.value)
    return query
  }

  function landingOf(searchParams: Record<string, unknown>): Partial<FilterValues<F>> | null {
    return landing && isBare(searchParams) ? landing : null
  }

  function isBare(searchParams: Record<string, unknown>): boolean {
    const known = ['search', 'page', 'sort', 'direction', 'without', ALL.name, ...Object.keys(filters)]
    return !known.some((name) => name in searchParams)
  }

  function isInitial(query: ListQuery<Sort, F>): boolean {
    const initial = initialOf(query)
    return query.sort === initial.sort && query.direction === initial.direction
  }

  /** The way back from a record that was opened with the list's query, or to the list as it opens without one. */
  function backOf(searchParams: Record<string, unknown>): string {
    if (isBare(searchParams)) return path
    const query = queryOf(read(searchParams))
    // A list without `landing` can have a default view.
    if (query.size === Object.keys(fixed).length && ALL.name in searchParams) query.set(ALL.name, ALL.value)
    return withQuery(query)
  }

  return { path, fixed, read, hrefOf, queryOf, landingOf, isBare, backOf }
}

export type AnyQuery = { search: string; page: number; sort: string; direction: Direction; without: string } & {
  [filter: string]: string | number
}
/** Any list. Uses methods instead of function properties, so that narrower parameter types are assignable. */
export type AnyList = {
  path: string
  fixed: Record<string, string>
  read(searchParams: Record<string, unknown>): AnyQuery
  landingOf(searchParams: Record<string, unknown>): Record<string, string> | null
  isBare(searchParams: Record<string, unknown>): boolean
  backOf(searchParams: Record<string, unknown>): string
  hrefOf(current: AnyQuery, change: Record<string, string | number>): string
  queryOf(requested: AnyQuery): URLSearchParams
}

export function withBarePathTaken(list: AnyList): AnyList {
  const queryOf = (requested: AnyQuery) => {
    const query = list.queryOf(requested)
    if (query.size === Object.keys(list.fixed).length) query.set(ALL.name, ALL.value)
    return query
  }
  return { ...list, queryOf, hrefOf: (current, change) => `${list.path}?${queryOf(queryFrom(list, current, change))}` }
}

function queryFrom(list: AnyList, current: AnyQuery, change: Record<string, string | number>): AnyQuery {
  const { searchParams } = new URL(list.hrefOf(current, change), 'http://list')
  return list.read(Object.fromEntries(searchParams))
}

export function pageOf(requested: number, total: number) {
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const page = Math.min(requested, pages)
  return { page, pages, total, skip: (page - 1) * PAGE_SIZE, take: PAGE_SIZE }
}

/**
 * A page's rows in order. Reads ids from an index-only scan, then their rows, so that deep pages don't read every row
 * they skip.
 */
export async function rowsOf<Row extends { id: number }>(
  found: { id: number }[],
  read: (where: { id: { in: number[] } }) => Promise<Row[]>,
): Promise<Row[]> {
  const places = new Map(found.map(({ id }, place) => [id, place]))
  const rows = await read({ id: { in: [...places.keys()] } })
  return rows.sort((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0))
}

export function contains(words: string) {
  return { contains: words.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' as const }
}

/** Formats "2 of 9". Counting stops at `MAX_COUNTED` + 1. */
export function placeInList(place: number, total: number): string {
  if (place > MAX_COUNTED) return `After the first ${grouped(MAX_COUNTED)}`
  return `${grouped(place)} of ${countLabel(total)}`
}
