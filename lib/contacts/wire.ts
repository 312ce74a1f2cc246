import * as z from 'zod'
import { idResponse, timeResponse } from '@/lib/api/responses'
import { contactStates } from '@/lib/contacts/schema'

/** A contact message (requirements §3), and how far it has come. */
export const contactMessageWire = z.object({
  id: idResponse,
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  subject: z.string(),
  message: z.string(),
  date: timeResponse,
  state: z.enum(contactStates),
})
