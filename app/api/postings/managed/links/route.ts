import { messageAnswer } from '@/lib/api/answers'
import { json, methods, route } from '@/lib/api/route'
import { employerMessages } from '@/lib/hiring/messages'
import { mailNewLink } from '@/lib/hiring/mutations'
import { managedSchema } from '@/lib/hiring/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // POST /api/postings/managed/links: mails a new link to the address of the posting that an old one names; always the same answer
  POST: route(
    {
      auth: 'anyone',
      answers: { 200: messageAnswer },
      limit: 'managing-link-by-address',
      furtherLimits: ['managing-link-by-posting'],
      body: managedSchema,
    },
    async ({ body: { token } }) => {
      await mailNewLink(token)
      return json({ message: employerMessages.linkMailed })
    },
  ),
})
