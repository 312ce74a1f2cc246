import * as z from 'zod'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { sourceMessages as messages } from '@/lib/jobs/sources/messages'
import { pauseSource } from '@/lib/jobs/sources/mutations'
import { idParam } from '@/lib/platform/schemas'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Stop checking a job feed',
      tag: 'Admin console',
      auth: 'recruiter',
      audit: 'job-source.paused',
      responses: { 200: messageResponse },
      params: z.object({ id: idParam }),
    },
    async ({ viewer, params: { id } }) => {
      await pauseSource(viewer, id)
      return json({ message: messages.paused })
    },
  ),
})
