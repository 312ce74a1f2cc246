import * as z from 'zod'
import { json, methods, route } from '@/lib/api/route'
import { replyToContactMessage } from '@/lib/people/contacts/mutations'
import { replySchema } from '@/lib/people/contacts/reply-schema'
import { replyWire } from '@/lib/people/contacts/wire'
import { idParam } from '@/lib/platform/schemas'

const reply = {
  summary: 'Reply to a contact message by email and mark it as answered',
  tag: 'Messages and demos',
  auth: 'admin',
  audit: 'message.replied',
  responses: { 201: replyWire },
  params: z.object({ id: idParam }),
  body: replySchema,
} as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(reply, async ({ viewer, params: { id }, body }) =>
    json(await replyToContactMessage(viewer, id, body), 201),
  ),
})
