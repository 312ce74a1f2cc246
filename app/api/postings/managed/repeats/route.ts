import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { employerMessages } from '@/lib/hiring/employers/messages'
import { repeatPosting } from '@/lib/hiring/employers/mutations'
import { managedSchema } from '@/lib/hiring/employers/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Post the same job again',
      tag: 'Postings',
      auth: 'anyone',
      responses: { 201: messageResponse },
      limit: 'managing-by-ip',
      furtherLimits: ['posting-by-email'],
      body: managedSchema,
    },
    async ({ body: { token } }) => {
      await repeatPosting(token)
      return json({ message: employerMessages.repeated }, 201)
    },
  ),
})
