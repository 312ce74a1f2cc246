import * as z from 'zod'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { hireMessages } from '@/lib/hiring/employers/messages'
import { confirmPosting } from '@/lib/hiring/employers/mutations'
import { confirmationSchema } from '@/lib/hiring/employers/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: "Confirm an employer's email with the token from the emailed link",
      tag: 'Postings',
      auth: 'anyone',
      responses: { 200: messageResponse.extend({ jobTitle: z.string(), company: z.string(), manageUrl: z.url() }) },
      body: confirmationSchema,
    },
    async ({ body }) => json({ message: hireMessages.confirmed, ...(await confirmPosting(body.token)) }),
  ),
})
