import { channel } from 'node:diagnostics_channel'

/** What other processes have to hear of. `settings` is what owners save; a process shows it once it has read it: `company`. */
const contents = ['jobs', 'blogs', 'texts', 'settings'] as const
export type PageContent = (typeof contents)[number]
export type ShownContent = PageContent | 'company'

/** The channel of PostgreSQL on which the processes hear what one of them has changed. */
export const NOTIFY_CHANNEL = 'portal_page_changes'

const changes = channel('portal:page-changes')

export const isPageContent = (value: unknown): value is PageContent => contents.some((content) => content === value)

/** Makes the caches of this process forget what shows such content; all of it when none is named. */
export function forgetPages(...changed: PageContent[]): void {
  for (const content of changed.length > 0 ? changed : contents) changes.publish(content)
}

export const publishChange = (content: ShownContent): void => changes.publish(content)

export function onPagesChanged(forget: (content: ShownContent) => void): void {
  changes.subscribe((content) => forget(content as ShownContent))
}
