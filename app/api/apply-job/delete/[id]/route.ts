import * as z from 'zod'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { deleteMessages } from '@/lib/hiring/applications/messages'
import { deleteApplication } from '@/lib/hiring/applications/review-mutations'
import { idParam } from '@/lib/platform/schemas'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  DELETE: route(
    {
      summary: 'Delete an application and its resume',
      tag: 'Applications',
      auth: 'recruiter',
      audit: 'application.deleted',
      responses: { 200: messageResponse },
      params: z.object({ id: idParam }),
    },
    async ({ viewer, params }) => {
      await deleteApplication(viewer, params.id)
      return json({ message: deleteMessages.deleted })
    },
  ),
})
