import * as z from 'zod'
import type { Answered } from '@/lib/postings/questions'

const answeredSchema = z.array(z.object({ question: z.string(), answer: z.string() }))

/** The questions and answers that an application's row keeps as JSON; what is not readable counts as none. */
export function readAnswers(kept: unknown): Answered[] {
  const read = answeredSchema.safeParse(kept)
  return read.success ? read.data : []
}
