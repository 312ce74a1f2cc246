import * as z from 'zod'
import { timeResponse } from '@/lib/api/responses'
import { MAX_INTEGER } from '@/lib/platform/schemas'

/** A place in a list that is ordered by time and then by id. */
export type Cursor = { time: Date; id: number }

/** Programs page through lists with `next`, and ask for later changes with `asOf`. */
export const pageQuery = {
  updatedSince: z.iso
    .datetime({ offset: true, error: 'Send a time such as 2026-11-25T14:00:00Z' })
    // PostgreSQL has no year 0.
    .transform((time) => new Date(Math.max(Date.parse(time), 0)))
    .optional(),
  cursor: z
    .string()
    .max(100)
    .transform((text, context) => {
      const cursor = readCursor(text)
      if (cursor) return cursor
      context.addIssue({ code: 'custom', message: 'Use the link in next.' })
      return z.NEVER
    })
    .optional()
    .meta({ description: 'Where the next page starts. Part of the link in `next`' }),
  limit: z.coerce.number().int().min(1).max(100).default(50),
}

export const pageResponse = {
  next: z.string().nullable().meta({ description: 'The URL of the next page' }),
  asOf: timeResponse.meta({
    description:
      'Send that of the first page as `updatedSince` next time. It overlaps by a minute, so expect some items again',
  }),
}

const OVERLAP_MS = 60_000

type Page<Row> = { rows: Row[]; next: string | null; asOf: string }

/** A page of `found`, which has one row more than the page if there's a next one. */
export function pageOf<Row>(
  href: string,
  found: Row[],
  limit: number,
  time: Date,
  at: (row: Row) => Cursor,
): Page<Row> {
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  const asOf = new Date(time.getTime() - OVERLAP_MS).toISOString()
  if (!last || found.length <= limit) return { rows, next: null, asOf }
  const url = new URL(href)
  url.searchParams.set('cursor', writeCursor(at(last)))
  return { rows, next: url.href, asOf }
}

export const writeCursor = ({ time, id }: Cursor) => Buffer.from(`${time.getTime()}.${id}`).toString('base64url')

export function readCursor(text: string): Cursor | null {
  const [, ms = '', id = ''] = /^(\d{1,15})\.(\d{1,10})$/.exec(Buffer.from(text, 'base64url').toString()) ?? []
  const time = new Date(Number(ms))
  return ms && id && Number(id) <= MAX_INTEGER && !Number.isNaN(time.getTime()) ? { time, id: Number(id) } : null
}
