import * as z from 'zod'
import { methods, route } from '@/lib/api/route'
import { getMail } from '@/lib/platform/mail/queries'
import { idParam } from '@/lib/platform/schemas'
import { framedMailPolicy } from '@/lib/platform/security/headers.mjs'

const params = z.object({ id: idParam })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'A mail of the outbox as a mail program shows it, for a frame of the console',
      tag: 'Back office',
      auth: 'owner',
      responses: { 200: 'text/html' },
      params,
    },
    async ({ viewer, params: { id } }) =>
      new Response((await getMail(viewer, id)).html, {
        headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': framedMailPolicy },
      }),
  ),
})
