import * as z from 'zod'
import { idResponse, timeResponse } from '@/lib/api/responses'
import { commentStatuses } from '@/lib/content/comments/schema'

export const commentWire = z.object({
  id: idResponse,
  blogId: idResponse,
  blogTitle: z.string(),
  state: z.enum(commentStatuses),
  isParked: z.boolean(),
  name: z.string(),
  email: z.string(),
  text: z.string(),
  date: timeResponse,
})
export const decidedResponse = z.object({ done: z.int() })
