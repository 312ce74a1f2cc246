import { LRUCache } from 'lru-cache'
import { now } from '@/lib/platform/clock'
import { onPagesChanged, type PageContent, type ShownContent } from '@/lib/site/page-changes/channel'
import { countPage } from './metrics'
import type { Page } from './send'

const MAX_BYTES = 64_000_000
const MAX_PAGE_BYTES = 2_000_000
/** Jobs expire without a notification, and notifications can get lost. Pages are up to date again after this long. */
const FRESH_MS = 2_000
const STALE_MS = 5_000
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Caches pages that are the same for everyone. Each is rendered once for all visitors, served stale for five seconds
 * while it's rendered again, and dropped when its content changes.
 */
export function pageCache(renderPage: (url: string) => Promise<Page>) {
  // Part of the cache key, so that a page whose rendering began before a change is never served after it.
  const versions: Record<ShownContent, number> = { jobs: 0, blogs: 0, texts: 0, pages: 0, settings: 0, company: 0 }
  onPagesChanged((content) => {
    versions[content] += 1
  })
  const keyOf = (url: string, contents: readonly PageContent[]) =>
    `${['company' as const, ...contents].map((content) => versions[content])} ${url}`

  const cache = new LRUCache<string, Page, string>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_PAGE_BYTES,
    sizeCalculation: ({ body, br, gzip }, key) => key.length + body.length + (br?.length ?? 0) + (gzip?.length ?? 0),
    ttl: FRESH_MS,
    noDeleteOnStaleGet: true,
    perf: { now: () => now().getTime() },
    fetchMethod: async (_key, stale, { context: url, options }) => {
      const page = await renderPage(url)
      // The last good page is served while the database is down.
      if (page.status >= 500 && stale?.status === 200) return stale
      // Everyone who is waiting shares the result, but later visitors don't.
      if (page.status !== 200) options.ttl = 1
      return page
    },
  })

  return {
    /** Synchronous, because a promise would take as long as sending the page. */
    findFresh(url: string, contents: readonly PageContent[]): Page | undefined {
      const page = cache.get(keyOf(url, contents))
      if (page?.status !== 200) return undefined
      countPage('hit')
      return page
    },

    async get(url: string, contents: readonly PageContent[]): Promise<Page> {
      const key = keyOf(url, contents)
      const isServable = cache.peek(key, { allowStale: true })?.status === 200 && cache.getRemainingTTL(key) > -STALE_MS
      const ttl = contents.length > 0 ? FRESH_MS : DAY_MS
      const status: LRUCache.Status<string, Page, string> = {}
      const page = await cache.fetch(key, { context: url, allowStale: isServable, ttl, status })
      countPage(status.fetch ?? 'miss')
      // Otherwise requests for paths that don't exist would push out the pages that do.
      if (page && page.status !== 200) cache.delete(key)
      return page ?? renderPage(url)
    },
  }
}
