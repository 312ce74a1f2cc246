import * as z from 'zod'
import { idResponse, timeResponse } from '@/lib/api/responses'
import { reasonNames } from '@/lib/reports/reasons'

/** A report for recruiters. */
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
