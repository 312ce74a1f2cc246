import * as z from 'zod'
import { idResponse, timeResponse } from '@/lib/api/responses'

export const alertWire = z.object({
  id: idResponse,
  search: z.string(),
  title: z.string(),
  path: z.string(),
  frequency: z.enum(['daily', 'weekly']),
  date: timeResponse,
})
