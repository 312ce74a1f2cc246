import 'server-only'
import { cache } from 'react'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { scheduleSelect, toSchedule } from '@/lib/content/editing/schedule'
import { contentChanges } from '@/lib/content/site-pages/changes'
import { hrefsOf } from '@/lib/content/site-pages/links'
import { type PageContent, storedContent } from '@/lib/content/site-pages/schema'
import { type Database, db } from '@/lib/db'

const MAX_HISTORY = 50

const newestVersion = { orderBy: { version: 'desc' }, take: 1, select: { content: true } } as const
export const sitePageSelect = {
  id: true,
  path: true,
  title: true,
  isHidden: true,
  version: true,
  placeVersion: true,
  changedBy: true,
  changedAt: true,
  schedule: { select: scheduleSelect },
} as const
const withContent = { ...sitePageSelect, versions: newestVersion } as const

type Row = {
  id: number
  path: string
  title: string
  isHidden: boolean
  version: number
  placeVersion: number
  changedBy: string
  changedAt: Date
  schedule: { publishAt: Date; adminName: string } | null
  versions: { content: unknown }[]
}

function toSitePage({ versions, changedAt, schedule, ...page }: Row) {
  return {
    ...page,
    content: storedContent.read(versions[0]?.content),
    changedAt: changedAt.toISOString(),
    schedule: toSchedule(schedule),
  }
}

export type SitePage = ReturnType<typeof toSitePage>

export type PageAtPath =
  | { kind: 'page'; path: string; isHidden: boolean; content: PageContent }
  | { kind: 'moved'; to: string }
  | { kind: 'deleted' }

/** What a visitor gets at a path: an added page, a redirect to one that moved, or null. Read once per render. */
export const findPageAt = cache(async (path: string): Promise<PageAtPath | null> => {
  const page = await db().sitePage.findUnique({ where: { path }, select: withContent })
  const content = page && page.version > 0 ? storedContent.read(page.versions[0]?.content) : null
  if (page && content) return { kind: 'page', path, isHidden: page.isHidden, content }
  const left = await db().sitePageRedirect.findUnique({
    where: { path },
    select: { page: { select: { path: true } } },
  })
  if (!left) return null
  return left.page ? { kind: 'moved', to: left.page.path } : { kind: 'deleted' }
})

/** For the sitemap. */
export function listVisiblePages() {
  return db().sitePage.findMany({
    where: { version: { gt: 0 }, isHidden: false },
    orderBy: { path: 'asc' },
    select: { path: true, changedAt: true },
  })
}

/** The paths that links can lead to: those of added pages, and old ones that redirect to them. */
export async function listLinkablePaths(database: Database = db()): Promise<Set<string>> {
  const pages = await listPageTargets(database)
  return new Set([...pages.map(({ path }) => path), ...(await listMovedPaths(database)).keys()])
}

/** Where added pages are now, by their old paths. */
export async function listMovedPaths(database: Database): Promise<Map<string, string>> {
  const moved = await database.sitePageRedirect.findMany({ select: { path: true, page: { select: { path: true } } } })
  return new Map(moved.flatMap(({ path, page }) => (page ? [[path, page.path]] : [])))
}

/** Every added page, for choosing a link's target. */
export function listPageTargets(database: Database = db()) {
  return database.sitePage.findMany({
    orderBy: { title: 'asc' },
    select: { id: true, path: true, title: true, isHidden: true, version: true },
  })
}

async function findSitePage(database: Database, id: number): Promise<SitePage | null> {
  const page = await database.sitePage.findUnique({ where: { id }, select: withContent })
  return page && toSitePage(page)
}

/** Every added page with its published content, by path. */
export async function listSitePages(database: Database): Promise<SitePage[]> {
  const pages = await database.sitePage.findMany({ orderBy: { path: 'asc' }, select: withContent })
  return pages.map(toSitePage)
}

export async function getSitePage(database: Database, id: number): Promise<SitePage> {
  const page = await findSitePage(database, id)
  if (!page) throw new ApiError('not-found')
  return page
}

export async function getPageToEdit(admin: Admin, id: number) {
  const [page, rows, draft] = await Promise.all([
    getSitePage(db(), id),
    db().sitePageVersion.findMany({
      where: { pageId: id },
      orderBy: { version: 'desc' },
      take: MAX_HISTORY + 1,
      select: { version: true, content: true, adminName: true, createdAt: true },
    }),
    db().sitePageDraft.findUnique({
      where: { pageId_adminId: { pageId: id, adminId: admin.id } },
      select: { version: true, content: true },
    }),
  ])
  const drafted = draft && storedContent.read(draft.content)
  const read = rows.map(({ content, ...row }) => ({ ...row, content: storedContent.read(content) }))
  return {
    page,
    draft: draft &&
      drafted && {
        version: draft.version,
        content: drafted,
        base: read.find(({ version }) => version === draft.version)?.content ?? null,
      },
    history: read.slice(0, MAX_HISTORY).map(({ content, ...row }, index) => ({
      ...row,
      changes: content ? contentChanges(read[index + 1]?.content ?? null, content) : [],
    })),
  }
}

/** The added pages whose published content links to a path, or to an old one of the same page. */
export async function listPagesLinkingTo(_admin: Admin, path: string) {
  const moved = await db().sitePageRedirect.findMany({ where: { page: { path } }, select: { path: true } })
  const paths = [path, ...moved.map((each) => each.path)]
  const pages = await db().sitePage.findMany({ where: { version: { gt: 0 } }, select: withContent })
  return pages
    .map(toSitePage)
    .filter(
      (page) =>
        page.path !== path &&
        page.content &&
        hrefsOf(page.content).some(({ href }) => paths.some((each) => leadsTo(href, each))),
    )
    .map(({ id, title }) => ({ id, title }))
}

const leadsTo = (href: string, path: string) =>
  href === path || (/^[?#]/.test(href.slice(path.length)) && href.startsWith(path))
