import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { newsMessages } from '@/lib/content/news/messages'
import { endNewsByLink } from '@/lib/content/news/mutations'
import { newsLink } from '@/lib/content/news/schema'
import { env } from '@/lib/env'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'Ends nothing; a mail program that only opens addresses gets the page to do it',
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
      summary: 'Takes the agreement to news back, from a mail program or the page; whatever the body says (RFC 8058)',
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
