import { channel } from 'node:diagnostics_channel'

export type PageContent = 'jobs' | 'blogs' | 'texts'

const changes = channel('portal:page-changes')

export function pagesChanged(content: PageContent): void {
  changes.publish(content)
}

export function onPagesChanged(forget: (content: PageContent) => void): void {
  changes.subscribe((content) => forget(content as PageContent))
}
