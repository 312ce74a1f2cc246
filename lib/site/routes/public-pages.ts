import { jobsHref, readSearch } from '@/lib/jobs/postings/search'
import type { PageContent } from '@/lib/site/page-changes/channel'
import { isBelow } from '@/lib/site/routes/api-paths'
import { findRoute, type Route, routes } from '@/lib/site/routes/routes'

type Parameters = Record<string, string | string[]>

export type PublicPage = {
  path: string
  shows?: readonly PageContent[]
  url?: (path: string, parameters: Parameters) => string | null
  notFound?: string
}

const urls: Record<NonNullable<Route['cachedBy']>, PublicPage['url']> = {
  filters: (_path, parameters) => jobsHref(readSearch(parameters)),
  'page-number': (path, { page }) => {
    const asked = Number([page].flat()[0])
    return Number.isInteger(asked) && asked > 1 && asked <= 100_000 ? `${path}?page=${asked}` : path
  },
  // It says how a reader's own comment fared.
  'comment-note': (path, { comment }) => (comment === undefined ? path : null),
}

const pages = new Map(routes.filter(({ light }) => light).map((route) => [route, pageOf(route)]))

const otherPaths = ['/_next', '/api', '/embed', ...routes.filter(({ light }) => !light).map(({ path }) => path)]

/** The page at a path, 'other' for what is no page for the public, and null for an address that nobody knows. */
export function findPublicPage(path: string): PublicPage | 'other' | null {
  const route = findRoute(path)
  if (route) return pages.get(route) ?? 'other'
  return otherPaths.some((other) => isBelow(path, other)) ? 'other' : null
}

function pageOf({ path, cached, cachedBy, notFound }: Route): PublicPage {
  return { path, shows: cached, url: cachedBy && urls[cachedBy], notFound }
}

export const UNKNOWN_REQUEST = 'unknown-request'
