import * as z from 'zod'
import { timeResponse } from '@/lib/api/responses'
import { publishAtInput, scheduleResponse } from '@/lib/content/editing/schema'
import { findTextPage, type TextPage } from '@/lib/content/site-texts/pages'
import { versionOrNone } from '@/lib/platform/schemas'

/** Not an enum, because the API reference of every company would list the sample company's case studies. */
export const pageParam = z.object({ page: z.string().refine((slug) => findTextPage(slug) !== null) })

export function textPageOf(slug: string): TextPage {
  const page = findTextPage(slug)
  if (!page) throw new Error(`There's no page ${slug}.`)
  return page
}

const texts = z.record(z.string().max(300), z.string('This must be text.').max(5_000))

/** The fields that differ from the content file. Keys that are left out return to their defaults. */
export const textsBody = z.object({ version: versionOrNone, texts })
export const scheduleTextsBody = textsBody.safeExtend({ publishAt: publishAtInput })
export const restoreBody = z.object({ version: versionOrNone, from: versionOrNone })
export const textsJson = texts

export const textsResponse = z.object({
  page: z.string(),
  version: versionOrNone,
  texts: z.record(z.string(), z.string()),
  changedBy: z.string().nullable(),
  changedAt: timeResponse.nullable(),
  schedule: scheduleResponse,
})
