import * as z from 'zod'
import { methods, route } from '@/lib/api/route'
import { getMail } from '@/lib/platform/mail/queries'
import { idParam } from '@/lib/platform/schemas'
import { framedPagePolicy } from '@/lib/platform/security/headers.mjs'

const params = z.object({ id: idParam })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: "Get an email's HTML, for the console's preview frame",
      tag: 'Admin console',
      auth: 'owner',
      responses: { 200: 'text/html' },
      params,
    },
    async ({ viewer, params: { id } }) =>
      new Response((await getMail(viewer, id)).html, {
        headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': framedPagePolicy },
      }),
  ),
})
