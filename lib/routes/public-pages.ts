import type { PageContent } from '@/lib/page-changes'
import { jobsHref, readSearch } from '@/lib/postings/search'
import { apiPrefixes } from '@/lib/routes/api-paths.mjs'
import { findRoute, type Route, routes } from '@/lib/routes/routes'

export type Parameters = Record<string, string | string[]>

/** A page for the public, which is delivered without Next's runtime (docs/architecture-shell.md). */
export type PublicPage = {
  /** As the folders of app/ spell it. */
  path: string
  /** Present where the page is the same for everyone and may be cached until one of these changes. */
  shows?: readonly PageContent[]
  /** The canonical URL of what is asked for, where parameters matter; null for what is for this visitor alone. */
  url?: (path: string, parameters: Parameters) => string | null
  /** The only other site that it may show in a frame. */
  frames?: string
  /** The page to show where there is nothing at the address. */
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

/** Paths below which nothing is a page for the public: calls, files, and the areas that are React's. */
const otherPaths = ['/_next', ...apiPrefixes, ...routes.filter(({ light }) => !light).map(({ path }) => path)]

/** The page at a path, 'other' for what is no page for the public, and null for an address that nobody knows. */
export function findPublicPage(path: string): PublicPage | 'other' | null {
  const route = findRoute(path)
  if (route) return pages.get(route) ?? 'other'
  return otherPaths.some((other) => path === other || path.startsWith(`${other}/`)) ? 'other' : null
}

function pageOf({ path, cached, cachedBy, embeds, notFound }: Route): PublicPage {
  return { path, shows: cached, url: cachedBy && urls[cachedBy], frames: embeds, notFound }
}

/** Stands in the error page for the id of the request that failed, which the server puts in its place. */
export const UNKNOWN_REQUEST = 'unknown-request'
