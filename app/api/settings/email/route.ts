import { json, methods, route } from '@/lib/api/route'
import { saveMailServer } from '@/lib/platform/mail/server-mutations'
import { getMailServer } from '@/lib/platform/mail/server-queries'
import { mailServerBody, mailServerResponse } from '@/lib/platform/mail/server-schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'Get the email server, without its password',
      tag: 'Admin console',
      auth: 'owner',
      responses: { 200: mailServerResponse },
    },
    async () => json(await getMailServer()),
  ),
  PUT: route(
    {
      summary: 'Change the email server; an empty password keeps the stored one',
      tag: 'Admin console',
      auth: 'owner',
      audit: 'setting.saved',
      responses: { 200: mailServerResponse },
      body: mailServerBody,
    },
    async ({ viewer, body }) => json(await saveMailServer(viewer, body)),
  ),
})
