import { channel } from 'node:diagnostics_channel'

/** What pages for the public are made of; the table of pages (lib/routes/routes.ts) says which page shows what. */
export type PageContent = 'jobs' | 'blogs'

const changes = channel('portal:page-changes')

/** Makes every page that shows this be rendered anew, in this process at once. Call it when the change is committed. */
export function pagesChanged(content: PageContent): void {
  changes.publish(content)
}

/** For the page cache, which runs beside Next in the same process. */
export function onPagesChanged(forget: (content: PageContent) => void): void {
  changes.subscribe((content) => forget(content as PageContent))
}
