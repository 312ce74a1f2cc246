import { jobsHref, readSearch } from '@/lib/jobs/postings/search'
import { isBelow } from '@/lib/site/routes/api-paths'
import { findRoute, type Route, unknownPage } from '@/lib/site/routes/routes'

/** The error page's placeholder for a request id (server/public-pages.ts). */
export const UNKNOWN_REQUEST = 'unknown-request'

const MAX_PAGE_NUMBER = 100_000

type Parameters = Record<string, string | string[]>

/**
 * For pages that are the same for everyone: returns the one URL for all variants, or null if the page is for one
 * visitor after all.
 */
const canonicalUrls: Record<NonNullable<Route['cachedBy']>, (path: string, parameters: Parameters) => string | null> = {
  filters: (_path, parameters) => jobsHref(readSearch(parameters)),
  'page-number': (path, { page }) => {
    const number = Number([page].flat()[0])
    return Number.isInteger(number) && number > 1 && number <= MAX_PAGE_NUMBER ? `${path}?page=${number}` : path
  },
  // The page shows visitors the status of their own comment.
  'comment-note': (path, { comment }) => (comment === undefined ? path : null),
}

/** The table's row for a public page, `unknownPage` if there's none, or null for what Next serves on its own. */
export function findPublicPage(path: string): Route | null {
  if (['/_next', '/api', '/embed'].some((prefix) => isBelow(path, prefix))) return null
  const route = findRoute(path) ?? unknownPage
  return route.light ? route : null
}

/**
 * The URL that a page is cached under. Unknown, repeated and default parameters don't change it. Null if the page isn't
 * cached.
 */
export function cachedUrl({ cached, cachedBy }: Route, target: string): string | null {
  if (!cached) return null
  const [path = '/', query] = target.split(/\?(.*)/s)
  return cachedBy && query ? canonicalUrls[cachedBy](path, parametersOf(query)) : path
}

function parametersOf(query: string): Parameters {
  const given = new URLSearchParams(query)
  return Object.fromEntries(
    [...new Set(given.keys())].map((name) => {
      const values = given.getAll(name)
      return [name, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}
