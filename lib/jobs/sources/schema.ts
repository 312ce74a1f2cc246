import * as z from 'zod'
import { idResponse } from '@/lib/api/responses'
import { sourceMessages as messages } from '@/lib/jobs/sources/messages'
import { isPlainUrl, lineMessages, requiredLine, versionSchema } from '@/lib/platform/schemas'

export const intervals = {
  15: '15 minutes',
  30: '30 minutes',
  60: 'Hour',
  180: '3 hours',
  360: '6 hours',
  720: '12 hours',
  1440: 'Day',
} as const
export const intervalOptions = Object.entries(intervals).map(([value, label]) => ({ value, label }))

export const moderationOptions = [
  { value: 'review', label: 'Send to review' },
  { value: 'publish', label: 'Publish at once' },
] as const

export const sourceSchema = z.object({
  name: requiredLine(80, { ...lineMessages('Name', 80), missing: messages.name }),
  /** Which hosts are accepted is decided on the server. */
  url: z.string(messages.url).trim().max(1_000, messages.url).refine(isPlainUrl, messages.url),
  everyMinutes: z.coerce
    .number(messages.everyMinutes)
    .refine((minutes) => minutes in intervals, messages.everyMinutes)
    .meta({ enum: Object.keys(intervals).map(Number) }),
  moderation: z.enum(['review', 'publish']),
})
export type SourceInput = z.input<typeof sourceSchema>
export type Source = z.output<typeof sourceSchema>

export const sourceBody = sourceSchema.extend({ version: versionSchema })

export const sourceResponse = z.object({ id: idResponse })
