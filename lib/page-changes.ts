import { channel } from 'node:diagnostics_channel'

const contents = ['jobs', 'blogs', 'texts'] as const
export type PageContent = (typeof contents)[number]

const changes = channel('portal:page-changes')
const ownChanges = channel('portal:own-page-changes')

export const isPageContent = (value: unknown): value is PageContent => contents.some((content) => content === value)

export function pagesChanged(content: PageContent): void {
  forgetPages(content)
  ownChanges.publish(content)
}

/** Makes the caches of this process forget what shows such content: another process has changed it. */
export function forgetPages(...changed: PageContent[]): void {
  for (const content of changed.length > 0 ? changed : contents) changes.publish(content)
}

export function onPagesChanged(forget: (content: PageContent) => void): void {
  changes.subscribe((content) => forget(content as PageContent))
}

/** Only what this process has changed, so that it can tell the others. */
export function onOwnPageChanges(tell: (content: PageContent) => void): void {
  ownChanges.subscribe((content) => tell(content as PageContent))
}
