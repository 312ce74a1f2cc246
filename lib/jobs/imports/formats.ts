import { feedCells, feedDefaults, feedHeader, type Job } from '@/lib/jobs/imports/feed-job'
import type { ImportField } from '@/lib/jobs/imports/fields'
import { importMessages as messages } from '@/lib/jobs/imports/messages'
import { fieldOfElement, isListing, wordpressCells, wordpressHeader } from '@/lib/jobs/imports/wordpress-job'

/** An XML format. Its columns are known, so people only choose values for what it leaves out. */
export type Format = {
  /** The elements around a job's own, starting with the root. */
  path: readonly [string, ...string[]]
  nameOf: (element: string, attributes: Record<string, string>) => string
  /** The name and value that a job gets from an element. By default, the element's own. */
  fieldOf?: (name: string, text: string) => readonly [string, string]
  isJob: (job: Job) => boolean
  header: string[]
  cellsOf: (job: Job) => string[]
  noJobs: string
  /** What's suggested for the first file. */
  system: string
  defaults: Partial<Record<ImportField, string>>
}

export const indeedFormat: Format = {
  path: ['source', 'job'],
  nameOf: (element) => element,
  isJob: () => true,
  header: feedHeader,
  cellsOf: feedCells,
  noJobs: messages.noJobs,
  system: 'feed',
  defaults: feedDefaults,
}

export const wordpressFormat: Format = {
  path: ['rss', 'channel', 'item'],
  nameOf: (element, { domain }) => (element === 'category' && domain ? `category:${domain}` : element),
  fieldOf: fieldOfElement,
  isJob: isListing,
  header: wordpressHeader,
  cellsOf: wordpressCells,
  noJobs: messages.noListings,
  system: 'wordpress',
  defaults: feedDefaults,
}

export const knownFormatOf = (header: readonly string[]) =>
  [indeedFormat, wordpressFormat].find(
    (format) => header.length === format.header.length && header.every((name, index) => name === format.header[index]),
  )
