import type { ReactNode } from 'react'
import { type Column, DataTable, SortLinks } from '@/components/console/lists/data-table'
import { EmptyState } from '@/components/console/lists/empty-state'
import { ListNavigation } from '@/components/console/lists/list-navigation'
import { ListSearch, ListTabs } from '@/components/console/lists/list-toolbar'
import { PageTitle } from '@/components/console/lists/page-title'
import { ViewMenu } from '@/components/console/lists/view-menu'
import { PageLinks } from '@/components/ui/page-links'
import { type Admin, requireAdmin } from '@/lib/auth/guards'
import { type AdminList, readList } from '@/lib/console/lists/admin-list'
import { type AnyQuery, columnName, withBarePathTaken } from '@/lib/console/lists/list'
import { listViews } from '@/lib/console/saved-views/queries'
import { now } from '@/lib/platform/clock'

export type SearchParams = Promise<Record<string, string | string[] | undefined>>
type Context<Row> = {
  admin: Admin
  time: Date
  query: AnyQuery
  /** The list's query, for the way back from a record. */
  from: string
  rows: Row[]
  total: number
  isMore: boolean
}

type ListPageProps<Row extends { id: number }> = {
  list: AdminList<Row>
  title: string
  caption?: string
  columns: Column<Row>[] | ((context: Context<Row>) => Column<Row>[])
  searchParams: SearchParams
  action?: ReactNode
  parts?: ReactNode
  above?: ReactNode
  below?: ReactNode
  reading?: ReactNode
  frame?: (table: ReactNode, context: Context<Row>) => ReactNode
}

/** How many records the filters have, and the filters as in the URL. */
export const filterOf = (
  { url }: Pick<AdminList<never>, 'url'>,
  { total, isMore, query }: Pick<Context<never>, 'total' | 'isMore' | 'query'>,
) => ({
  total,
  isMore,
  query: String(url.queryOf({ ...query, page: 1, without: '' })),
})

/** A list with more filters has them in a row of their own. */
const MAX_BESIDE_TITLE = 2

export async function ListPage<Row extends { id: number }>(props: ListPageProps<Row>) {
  const { list, title, caption = title, columns, action, parts, above, below, reading, frame } = props
  const { noun, searches, empty, emptyTitle, name, csv, resets } = list
  const admin = await requireAdmin(list.home)
  const [params, views] = [await props.searchParams, await listViews(admin, name)]
  const first = views.find(({ isDefault }) => isDefault)
  const url = first ? withBarePathTaken(list.url) : list.url
  const isFirst = first !== undefined && url.isBare(params)
  const read = isFirst ? Object.fromEntries(new URLSearchParams(first.query)) : params
  const { query, counts, rows, samples, total, isMore, page, pages } = await readList(admin, list, read, {
    isLanding: !isFirst,
  })
  const context = { admin, time: now(), query, from: String(url.queryOf(query)), rows, total, isMore }
  const filters = await Promise.all(
    list.rows.filters.map(async ({ options, ...filter }) => ({
      ...filter,
      options: typeof options === 'function' ? await options(admin, query) : options,
    })),
  )
  const tabs = filters.find((filter) => filter.name === list.tabs)
  const isShown = ({ name: filter, isQuiet, options }: (typeof filters)[number]) =>
    query[filter] !== '' || (!isQuiet && options.length > 0)
  const selects = filters.filter((filter) => filter !== tabs && isShown(filter))
  const isFiltered = query.search !== '' || filters.some((filter) => query[filter.name])
  const chosen = typeof columns === 'function' ? columns(context) : columns
  const hidden = query.without.split(',').filter(Boolean)
  const isVisible = (column: Column<Row>) => !canLeaveOut(column) || !hidden.includes(columnName(column.header))
  const table =
    rows.length === 0 ? (
      <NoRecords title={emptyTitle} all={isFiltered ? url.hrefOf(url.read({}), {}) : null}>
        {empty}
      </NoRecords>
    ) : (
      <DataTable
        caption={caption}
        columns={chosen.filter(isVisible)}
        rows={rows}
        samples={samples}
        sorting={{ list: url, current: query }}
      />
    )
  const isBlank = total === 0 && !isFiltered
  /** On phones, one row of tabs is enough. */
  const isInSheet = tabs !== undefined && !isBlank
  const hasTabRow = parts !== undefined || tabs !== undefined
  const choices = chosen
    .filter(canLeaveOut)
    .map((column) => ({ header: column.header, name: columnName(column.header), isVisible: isVisible(column) }))
  /** Columns that the list has with other filters stay hidden. */
  const hiddenElsewhere = hidden.filter((each) => !choices.some(({ name: choice }) => choice === each))
  const viewMenu = (!isBlank || views.length > 0) && (
    <ViewMenu
      list={name}
      query={String(url.queryOf({ ...query, page: 1 }))}
      views={views.map((view) => ({
        ...view,
        href: `${url.path}?${view.query || 'view=all'}`,
        isCurrent: view.query === String(list.url.queryOf({ ...query, page: 1 })),
      }))}
      columns={choices}
      wholeHref={url.hrefOf(query, { without: hiddenElsewhere.join(','), page })}
    />
  )
  return (
    <ListNavigation>
      <PageTitle
        title={title}
        text={`${total.toLocaleString('en-US')}${isMore ? '+' : ''} ${noun[total === 1 ? 0 : 1]}`}
      >
        {action && <div className={reading ? 'max-lg:hidden sm:order-1' : 'sm:order-1'}>{action}</div>}
        {above && <div className="basis-full sm:order-2">{above}</div>}
        <div
          data-wide={selects.length > MAX_BESIDE_TITLE ? '' : undefined}
          className={`flex min-w-0 flex-1 items-end gap-1 max-sm:basis-full sm:data-wide:order-3 sm:data-wide:basis-full ${reading ? 'max-lg:hidden' : ''}`}
        >
          {!isBlank && (
            <ListSearch
              url={url}
              current={query}
              searches={searches}
              selects={selects}
              resets={resets}
              csvPath={csv && `/api/exports/${name}`}
            >
              {isInSheet && parts}
              {rows.length > 0 && <SortLinks columns={chosen} sorting={{ list: url, current: query }} />}
            </ListSearch>
          )}
          {!hasTabRow && viewMenu}
        </div>
      </PageTitle>
      {hasTabRow && (
        <div
          className={`mb-2 flex flex-wrap items-center justify-between gap-x-2 gap-y-2 md:gap-x-8 ${reading ? 'max-lg:hidden' : ''}`}
        >
          {parts && <div className={`min-w-0 max-md:basis-full ${isInSheet ? 'max-sm:hidden' : ''}`}>{parts}</div>}
          {tabs && <ListTabs url={url} current={query} filter={tabs} counts={counts} resets={resets} />}
          {viewMenu}
        </div>
      )}
      <div
        className={reading ? 'lg:grid lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] lg:items-start lg:gap-4' : undefined}
      >
        <div data-reading={reading ? '' : undefined} className="group/list max-lg:data-reading:hidden">
          {frame ? frame(table, context) : table}
          <PageLinks page={page} pages={pages} hrefOf={(next) => url.hrefOf(query, { page: next })} />
          {below}
        </div>
        {reading}
      </div>
    </ListNavigation>
  )
}

const canLeaveOut = ({ isTitle, isSelect, isAction }: Column<never>) => !isTitle && !isSelect && !isAction

type NoRecordsProps = {
  title: string | undefined
  all: string | null
  children: ReactNode
}

function NoRecords({ title = 'No records found.', all, children }: NoRecordsProps) {
  return (
    <EmptyState title={all ? 'No records found.' : title}>
      {all ? (
        <>
          Nothing matches your search.{' '}
          <a href={all} className="font-medium text-accent underline underline-offset-4">
            Show all
          </a>
        </>
      ) : (
        children
      )}
    </EmptyState>
  )
}
