import { messageAnswer } from '@/lib/api/answers'
import { json, methods, route } from '@/lib/api/route'
import { employerMessages } from '@/lib/hiring/messages'
import { repeatPosting } from '@/lib/hiring/mutations'
import { managedSchema } from '@/lib/hiring/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // POST /api/postings/managed/repeats: an employer posts the same job once more
  POST: route(
    {
      auth: 'anyone',
      answers: { 201: messageAnswer },
      limit: 'managing-by-address',
      furtherLimits: ['posting-by-email'],
      body: managedSchema,
    },
    async ({ body: { token } }) => {
      await repeatPosting(token)
      return json({ message: employerMessages.repeated }, 201)
    },
  ),
})
