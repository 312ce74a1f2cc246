import { channel } from 'node:diagnostics_channel'

const contents = ['jobs', 'blogs', 'texts'] as const
export type PageContent = (typeof contents)[number]

/** The channel of PostgreSQL on which the processes hear what one of them has changed. */
export const NOTIFY_CHANNEL = 'portal_page_changes'

const changes = channel('portal:page-changes')

export const isPageContent = (value: unknown): value is PageContent => contents.some((content) => content === value)

/** Makes the caches of this process forget what shows such content; all of it when none is named. */
export function forgetPages(...changed: PageContent[]): void {
  for (const content of changed.length > 0 ? changed : contents) changes.publish(content)
}

export function onPagesChanged(forget: (content: PageContent) => void): void {
  changes.subscribe((content) => forget(content as PageContent))
}
