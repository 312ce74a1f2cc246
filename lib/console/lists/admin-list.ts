import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import { hasPermission } from '@/lib/auth/roles'
import { CSV_START, type CsvColumn, csvHead, csvLines } from '@/lib/console/lists/csv'
import { type AnyList, type AnyQuery, type Direction, defineList, pageOf, rowsOf } from '@/lib/console/lists/list'
import type { RowSource } from '@/lib/console/lists/queries'
import type { Counted } from '@/lib/console/lists/word-queries'
import { MAX_COUNTED } from '@/lib/platform/numbers'
import { MAX_INTEGER } from '@/lib/platform/schemas'
import { findRoute } from '@/lib/site/routes/routes'

const BATCH = 500
/** Exports of up to this many rows have the page's order. Longer ones are by id, newest first. */
const MAX_SORTED = 20_000
export const MAX_TAB_COUNT = 1_000
const MAX_FOUND = 4

export type Found = { kind: string; label: string; detail: string; href: string; isSample: boolean }
type Sorting = { sort: string; direction: Direction }

type AdminListSpec<Row extends { id: number }> = {
  name: string
  path: string
  fixed?: Record<string, string>
  noun: readonly [string, string]
  searches: string
  /** Shown if the list is empty without a search or filter. */
  empty: string
  /** Replaces the documented title of an empty list. */
  emptyTitle?: string
  rows: RowSource<Row>
  initialSort: Sorting | ((query: AnyQuery) => Sorting)
  tabs?: string
  /** Filters that another filter depends on: choosing one of them resets it. */
  resets?: Record<string, string>
  /** Clears filters that don't fit the others, which the form sends if it can't reset them without scripts. */
  settled?: (query: AnyQuery) => Promise<AnyQuery>
  landing?: Record<string, string>
  found?: (row: Row) => Omit<Found, 'kind' | 'isSample'>
  csv?: CsvColumn<Row>[]
}

export type AdminList<Row extends { id: number }> = ReturnType<typeof adminList<Row>>

export function adminList<Row extends { id: number }>(spec: AdminListSpec<Row>) {
  const { path, fixed, rows, initialSort, landing } = spec
  const url = defineList({
    path,
    fixed,
    landing,
    sorts: rows.sorts,
    initialSort: initialSort as Sorting,
    filters: Object.fromEntries(rows.filters.map(({ name, options }) => [name, valuesOf(options)])),
  }) as unknown as AnyList
  const home = fixed ? `${path}?${new URLSearchParams(fixed)}` : path
  return { ...spec, url, home }
}

const valuesOf = (options: readonly { value: string }[] | unknown) =>
  Array.isArray(options) ? options.map(({ value }: { value: string }) => value) : ('any' as const)

export function maySee({ role }: Admin, { path }: { path: string }): boolean {
  const permission = findRoute(path)?.permission
  return !permission || hasPermission(role, permission)
}

export async function readList<Row extends { id: number }>(
  _admin: Admin,
  { url, rows, tabs, settled }: AdminList<Row>,
  searchParams: Record<string, unknown>,
  { isLanding = true } = {},
) {
  const entered = url.read(searchParams)
  const requested = settled ? await settled(entered) : entered
  const { counts, inAll } = await countTabs(rows, requested, tabs)
  const landing = isLanding ? url.landingOf(searchParams) : null
  const hasWork = landing !== null && tabs !== undefined && (counts?.[landing[tabs] ?? ''] ?? 0) > 0
  const query = hasWork ? url.read(landing) : requested
  // The count of a tab, unless it's capped, is also the total.
  const tab = String(query[tabs ?? ''] ?? '')
  const inTab = counts?.[tab] ?? MAX_TAB_COUNT
  const known = tab ? (inTab < MAX_TAB_COUNT ? { total: inTab } : null) : inAll
  const counted = known ?? (await rows.count(query, MAX_COUNTED + 1))
  const shown = pageOf(query.page, Math.min(counted.total, MAX_COUNTED))
  const isMore = counted.total > MAX_COUNTED
  const ids = await rows.ids(query, { ...shown, counted })
  const [found, samples] = await Promise.all([rowsOf(ids, rows.read), samplesIn(rows, ids)])
  return { query, counts, rows: found, samples, ...shown, isMore }
}

function samplesIn<Row extends { id: number }>({ samples }: RowSource<Row>, rows: { id: number }[]) {
  return samples ? samples(rows.map(({ id }) => id)) : Promise.resolve<ReadonlySet<number>>(new Set())
}

export async function findRecords(admin: Admin, lists: AdminList<{ id: number }>[], words: string): Promise<Found[]> {
  const found = await Promise.all(
    lists.map(async (list) => {
      const { url, rows, found: shapeOf, noun } = list
      if (!shapeOf || !maySee(admin, list)) return []
      const ids = await rows.ids(url.read({ search: words }), { skip: 0, take: MAX_FOUND })
      const [records, samples] = await Promise.all([rowsOf(ids, rows.read), samplesIn(rows, ids)])
      return records.map((row) => ({ kind: noun[1], ...shapeOf(row), isSample: samples.has(row.id) }))
    }),
  )
  return found.flat()
}

/** Counts the rows in each tab and, if there's a search, in all tabs together. */
async function countTabs<Row extends { id: number }>(
  rows: RowSource<Row>,
  query: AnyQuery,
  tabs?: string,
): Promise<{ counts: Record<string, number> | null; inAll: Counted | null }> {
  const filter = rows.filters.find(({ name }) => name === tabs)
  if (!tabs || !filter || typeof filter.options === 'function') return { counts: null, inAll: null }
  const inAll = query.search ? await rows.count({ ...query, [tabs]: '' }, MAX_COUNTED + 1) : null
  // A word that's in most rows takes a second to count in every tab.
  if (inAll && inAll.total > MAX_COUNTED) return { counts: null, inAll }
  const inTabs = filter.options.map(async ({ value }) => {
    const { total } = await rows.count({ ...query, [tabs]: value }, MAX_TAB_COUNT)
    return [value, total] as const
  })
  return { counts: Object.fromEntries(await Promise.all(inTabs)), inAll }
}

/**
 * A list as CSV, streamed a few hundred rows at a time, so it's never in memory as a whole. The caller checks who may see
 * it.
 */
export async function* csvOf<Row extends { id: number }>(
  { url, rows, csv = [] }: AdminList<Row>,
  searchParams: Record<string, string>,
): AsyncGenerator<string> {
  const query = url.read(searchParams)
  yield CSV_START + csvHead(csv)
  const ids = await rows.ids(query, { skip: 0, take: MAX_SORTED + 1 })
  if (ids.length <= MAX_SORTED) {
    for (let at = 0; at < ids.length; at += BATCH)
      yield csvLines(csv, await rowsOf(ids.slice(at, at + BATCH), rows.read))
    return
  }
  for (let before = MAX_INTEGER; ; ) {
    const next = await rows.before(query, { before, take: BATCH })
    yield csvLines(csv, next)
    const last = next.at(-1)
    if (!last || next.length < BATCH) return
    before = last.id
  }
}

export type RowIn<List> = List extends AdminList<infer Row> ? Row : never
