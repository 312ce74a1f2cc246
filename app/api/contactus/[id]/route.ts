import * as z from 'zod'
import { json, methods, route } from '@/lib/api/route'
import { toContactMessage } from '@/lib/people/contacts/format'
import { markContactMessage } from '@/lib/people/contacts/mutations'
import { contactMarkSchema } from '@/lib/people/contacts/schema'
import { contactMessageWire } from '@/lib/people/contacts/wire'
import { idParam } from '@/lib/platform/schemas'

const mark = {
  summary: 'Mark a contact message as unread, read or answered',
  tag: 'Messages and demos',
  auth: 'admin',
  audit: { ifChanged: ['message.unread', 'message.read', 'message.answered'] },
  responses: { 200: contactMessageWire },
  params: z.object({ id: idParam }),
  body: contactMarkSchema,
} as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PATCH: route(mark, async ({ viewer, params: { id }, body }) =>
    json(toContactMessage(await markContactMessage(viewer, id, body))),
  ),
})
