import { channel } from 'node:diagnostics_channel'

const contents = ['jobs', 'blogs', 'texts'] as const
export type PageContent = (typeof contents)[number]

/** The PostgreSQL NOTIFY channel for changes made by another process. */
export const NOTIFY_CHANNEL = 'portal_page_changes'

const changes = channel('portal:page-changes')

export const isPageContent = (value: unknown): value is PageContent => contents.some((content) => content === value)

/** Invalidates this process's cached pages that show such content, or all pages if none is named. */
export function forgetPages(...changed: PageContent[]): void {
  for (const content of changed.length > 0 ? changed : contents) changes.publish(content)
}

export function onPagesChanged(forget: (content: PageContent) => void): void {
  changes.subscribe((content) => forget(content as PageContent))
}
