import * as z from 'zod'
import { idResponse, timeResponse } from '@/lib/api/responses'
import { MAX_TEXT_LENGTH, reasonNames } from '@/lib/jobs/reports/format'
import { reportMessages } from '@/lib/jobs/reports/messages'
import { SEVERAL_LINES } from '@/lib/platform/characters'
import { multiline, optionalEmail } from '@/lib/platform/schemas'

export const reportSchema = z
  .object({
    reason: z.enum(reasonNames, reportMessages.reason),
    text: multiline(
      z.string().max(MAX_TEXT_LENGTH, reportMessages.tooLong).regex(SEVERAL_LINES, reportMessages.text),
    ).default(''),
    email: optionalEmail(reportMessages.email),
    /** A honeypot: people don't see it, and bots fill it in. */
    website: z.string().max(1_000).default(''),
  })
  .refine(({ reason, text }) => reason !== 'other' || text !== '', { path: ['text'], error: reportMessages.text })

export type NewReport = z.output<typeof reportSchema>

export const handlingSchema = z.object({ isHandled: z.boolean() })

export const reportWire = z.object({
  id: idResponse,
  postingId: idResponse,
  reason: z.enum(reasonNames),
  text: z.string(),
  email: z.string(),
  isHandled: z.boolean(),
  date: timeResponse,
})

export type WireReport = z.output<typeof reportWire>
