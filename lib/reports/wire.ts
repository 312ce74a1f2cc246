import * as z from 'zod'
import { idAnswer, timeAnswer } from '@/lib/api/answers'
import { reasonNames } from '@/lib/reports/reasons'

/** A report for recruiters. */
export const reportWire = z.object({
  id: idAnswer,
  postingId: idAnswer,
  reason: z.enum(reasonNames),
  text: z.string(),
  email: z.string(),
  isHandled: z.boolean(),
  date: timeAnswer,
})

export type WireReport = z.output<typeof reportWire>
