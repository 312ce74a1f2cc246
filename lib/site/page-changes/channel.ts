import { channel } from 'node:diagnostics_channel'

/**
 * Content whose changes other processes are notified of. `pages` includes added pages and menus. After `settings` have
 * changed, each process reloads them and then publishes `company` to its own page cache.
 */
const contents = ['jobs', 'blogs', 'texts', 'pages', 'settings'] as const
export type PageContent = (typeof contents)[number]
export type ShownContent = PageContent | 'company'

/** The PostgreSQL NOTIFY channel for changes made by another process. */
export const NOTIFY_CHANNEL = 'portal_page_changes'

const changes = channel('portal:page-changes')

export const isPageContent = (value: unknown): value is PageContent => contents.some((content) => content === value)

/** Invalidates this process's cached pages that show such content, or all pages if none is named. */
export function forgetPages(...changed: PageContent[]): void {
  for (const content of changed.length > 0 ? changed : contents) changes.publish(content)
}

export const publishChange = (content: ShownContent): void => changes.publish(content)

export function onPagesChanged(forget: (content: ShownContent) => void): void {
  changes.subscribe((content) => forget(content as ShownContent))
}
