import * as z from 'zod'
import { idAnswer, timeAnswer } from '@/lib/api/answers'
import { commentStates } from '@/lib/comments/schema'

/** A comment for editors. */
export const commentWire = z.object({
  id: idAnswer,
  blogId: idAnswer,
  blogTitle: z.string(),
  state: z.enum(commentStates),
  isParked: z.boolean(),
  name: z.string(),
  email: z.string(),
  text: z.string(),
  date: timeAnswer,
})
export const decidedAnswer = z.object({ done: z.int() })
