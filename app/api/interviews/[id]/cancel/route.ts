import * as z from 'zod'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { interviewMessages } from '@/lib/hiring/interviews/messages'
import { cancelInterview } from '@/lib/hiring/interviews/mutations'
import { cancelSchema } from '@/lib/hiring/interviews/schema'
import { idParam } from '@/lib/platform/schemas'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Cancel an interview',
      tag: 'Applications',
      auth: 'recruiter',
      audit: 'application.interview-canceled',
      responses: { 200: messageResponse },
      params: z.object({ id: idParam }),
      body: cancelSchema,
    },
    async ({ viewer, params: { id }, body }) => {
      await cancelInterview(viewer, id, body)
      return json({ message: interviewMessages.canceled })
    },
  ),
})
