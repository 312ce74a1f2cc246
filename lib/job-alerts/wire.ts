import * as z from 'zod'
import { idAnswer, timeAnswer } from '@/lib/api/answers'

/** An alert: its filters as the list's query and in words. */
export const alertWire = z.object({
  id: idAnswer,
  search: z.string(),
  title: z.string(),
  path: z.string(),
  frequency: z.enum(['daily', 'weekly']),
  date: timeAnswer,
})
