import { LRUCache } from 'lru-cache'
import { now } from '@/lib/platform/clock'
import { onPagesChanged, type PageContent, type ShownContent } from '@/lib/site/page-changes/channel'
import type { PublicPage } from '@/lib/site/routes/public-pages'
import { countPage } from './metrics'

const MAX_BYTES = 64_000_000
const MAX_PAGE_BYTES = 2_000_000
/** A job closes without anybody's doing, and another process that has changed something may not reach this one. */
const FRESH_MS = 2_000
/** For so long the old page is sent while the new one is rendered. */
const STALE_MS = 5_000
/** For so long the old page stands in for one that cannot be made, as while the database is away. */
const MAX_OUTAGE_MS = 10 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

/** Of texts that another process publishes this one is told (./shared-changes.ts). */
const growsOld = (content: PageContent) => content !== 'texts'

type Cacheable = { status: number; body: Buffer }
type Shows = NonNullable<PublicPage['shows']>

/**
 * Keeps what `make` makes of a URL, once however many ask for it at the same time, until something that it shows changes.
 * Each kind of content has a version, which is part of the key: what was begun before a change is never found after it.
 */
export function pageCache<Page extends Cacheable>(make: (url: string) => Promise<Page>) {
  const versions = new Map<ShownContent, number>()
  onPagesChanged((content) => versions.set(content, versionOf(content) + 1))
  const versionOf = (content: ShownContent) => versions.get(content) ?? 0

  const madeAt = new WeakMap<Page, number>()

  const cache = new LRUCache<string, Page, string>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_PAGE_BYTES,
    // Its compressed forms are kept with it.
    sizeCalculation: ({ body }, key) => 2 * body.length + key.length,
    ttl: FRESH_MS,
    noDeleteOnStaleGet: true,
    perf: { now: () => now().getTime() },
    fetchMethod: async (_key, old, { context: url, options }) => {
      const page = await make(url)
      if (page.status >= 500 && old?.status === 200 && now().getTime() - (madeAt.get(old) ?? 0) < MAX_OUTAGE_MS)
        return old
      madeAt.set(page, now().getTime())
      // Whoever asks for it meanwhile gets it too; nobody later.
      if (page.status !== 200) options.ttl = 1
      return page
    },
  })

  const keyOf = (url: string, shows: Shows) => `${['company' as const, ...shows].map(versionOf).join(' ')} ${url}`

  return {
    /** The page where it is fresh: without a promise, which costs as much as sending it does. */
    kept(url: string, shows: Shows): Page | null {
      const page = cache.get(keyOf(url, shows))
      if (page?.status !== 200) return null
      countPage('hit')
      return page
    },

    async fetch(url: string, shows: Shows): Promise<Page> {
      const key = keyOf(url, shows)
      const isUsable = cache.peek(key, { allowStale: true })?.status === 200 && cache.getRemainingTTL(key) > -STALE_MS
      const ttl = shows.some(growsOld) ? FRESH_MS : DAY_MS
      const status: LRUCache.Status<string, Page, string> = {}
      const page = await cache.fetch(key, { context: url, allowStale: isUsable, ttl, status })
      countPage(status.fetch ?? 'miss')
      return page ?? make(url)
    },
  }
}
