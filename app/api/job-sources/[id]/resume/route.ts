import * as z from 'zod'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { sourceMessages as messages } from '@/lib/jobs/sources/messages'
import { resumeSource } from '@/lib/jobs/sources/mutations'
import { idParam } from '@/lib/platform/schemas'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Check a paused job feed again',
      tag: 'Admin console',
      auth: 'recruiter',
      audit: 'job-source.resumed',
      responses: { 200: messageResponse },
      params: z.object({ id: idParam }),
    },
    async ({ viewer, params: { id } }) => {
      await resumeSource(viewer, id)
      return json({ message: messages.resumed })
    },
  ),
})
