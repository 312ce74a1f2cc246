import * as z from 'zod'
import { json, methods, route } from '@/lib/api/route'
import { toContactMessage } from '@/lib/contacts/format'
import { listAllContactMessages } from '@/lib/contacts/queries'
import { contactMessageWire } from '@/lib/contacts/wire'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'The contact messages, newest first',
      tag: 'Messages and demos',
      auth: 'admin',
      responses: { 200: z.array(contactMessageWire) },
    },
    async ({ viewer }) => json((await listAllContactMessages(viewer)).map(toContactMessage), 200, { vary: 'accept' }),
  ),
})
