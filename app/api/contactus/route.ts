import * as z from 'zod'
import { json, methods, route } from '@/lib/api/route'
import { toContactMessage } from '@/lib/people/contacts/format'
import { listAllContactMessages } from '@/lib/people/contacts/queries'
import { contactMessageWire } from '@/lib/people/contacts/wire'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'List contact messages, newest first',
      tag: 'Messages and demos',
      auth: 'admin',
      responses: { 200: z.array(contactMessageWire) },
    },
    async ({ viewer }) => json((await listAllContactMessages(viewer)).map(toContactMessage), 200, { vary: 'accept' }),
  ),
})
