import * as z from 'zod'
import { idResponse, timeResponse } from '@/lib/api/responses'
import { MailStatus } from '@/lib/generated/prisma/enums'
import { contactStatuses } from '@/lib/people/contacts/schema'

export const contactMessageWire = z.object({
  id: idResponse,
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  subject: z.string(),
  message: z.string(),
  date: timeResponse,
  state: z.enum(contactStatuses),
})

/** An admin's reply, and whether its email was sent. Null if the email is no longer in the email log. */
export const replyWire = z.object({
  id: idResponse,
  authorName: z.string(),
  subject: z.string(),
  text: z.string(),
  createdAt: timeResponse,
  mail: z.object({ id: idResponse, state: z.enum(MailStatus) }).nullable(),
})
