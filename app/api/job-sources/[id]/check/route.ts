import * as z from 'zod'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { sourceMessages as messages } from '@/lib/jobs/sources/messages'
import { checkSourceNow } from '@/lib/jobs/sources/mutations'
import { idParam } from '@/lib/platform/schemas'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Check a job feed now, in the background',
      tag: 'Admin console',
      auth: 'recruiter',
      audit: 'job-source.checked',
      responses: { 200: messageResponse },
      params: z.object({ id: idParam }),
    },
    async ({ viewer, params: { id } }) => {
      await checkSourceNow(viewer, id)
      return json({ message: messages.checking })
    },
  ),
})
