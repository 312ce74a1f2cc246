import * as z from 'zod'
import { messageAnswer } from '@/lib/api/answers'
import { json, methods, route } from '@/lib/api/route'
import { confirmPosting } from '@/lib/hiring/submissions'
import { hireMessages } from '@/lib/postings/messages'
import { confirmationSchema } from '@/lib/postings/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // POST /hire-from-us/confirm: an employer confirms their address by the token of the mailed link
  POST: route(
    { auth: 'anyone', answers: { 200: messageAnswer.extend({ jobTitle: z.string() }) }, body: confirmationSchema },
    async ({ body }) => {
      const { jobTitle } = await confirmPosting(body.token)
      return json({ message: hireMessages.confirmed, jobTitle })
    },
  ),
})
