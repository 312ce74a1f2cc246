import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { newsMessages } from '@/lib/content/news/messages'
import { endNewsByLink } from '@/lib/content/news/mutations'
import { newsLink } from '@/lib/content/news/schema'
import { env } from '@/lib/env'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'Redirect to the unsubscribe page without unsubscribing, for email clients that open links',
      tag: 'Accounts',
      auth: 'anyone',
      responses: { 303: null },
      query: newsLink,
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
      query: newsLink,
    },
    async ({ query: { token } }) => {
      await endNewsByLink(token)
      return json({ message: newsMessages.ended })
    },
  ),
})
