import * as z from 'zod'
import { idAnswer, timeAnswer } from '@/lib/api/answers'
import { contactStates } from '@/lib/contacts/schema'

/** A contact message (spec §3), and how far it has come. */
export const contactMessageWire = z.object({
  id: idAnswer,
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  subject: z.string(),
  message: z.string(),
  date: timeAnswer,
  state: z.enum(contactStates),
})
