import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { newsletterMessages } from '@/lib/content/newsletters/messages'
import { unsubscribeByLink } from '@/lib/content/newsletters/mutations'
import { unsubscribeLink } from '@/lib/content/newsletters/schema'
import { env } from '@/lib/env'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'Redirect to the unsubscribe page without unsubscribing, for email clients that open links',
      tag: 'Accounts',
      auth: 'anyone',
      responses: { 303: null },
      query: unsubscribeLink,
    },
    async ({ query }) => {
      const location = `${env().SITE_URL}/news/unsubscribe?${new URLSearchParams(query)}`
      return new Response(null, { status: 303, headers: { location } })
    },
  ),
  POST: route(
    {
      summary: 'Unsubscribe from newsletters with one click (RFC 8058); the body is ignored',
      tag: 'Accounts',
      auth: 'anyone',
      responses: { 200: messageResponse },
      isForAnySite: true,
      query: unsubscribeLink,
    },
    async ({ query: { token } }) => {
      await unsubscribeByLink(token)
      return json({ message: newsletterMessages.ended })
    },
  ),
})
