import * as z from 'zod'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { sourceMessages as messages } from '@/lib/jobs/sources/messages'
import { changeSource, deleteSource } from '@/lib/jobs/sources/mutations'
import { sourceBody } from '@/lib/jobs/sources/schema'
import { idParam } from '@/lib/platform/schemas'

const shared = {
  tag: 'Admin console',
  auth: 'recruiter',
  responses: { 200: messageResponse },
  params: z.object({ id: idParam }),
} as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: route(
    { ...shared, summary: 'Change a job feed', audit: 'job-source.changed', body: sourceBody },
    async ({ viewer, params: { id }, body }) => {
      await changeSource(viewer, id, body)
      return json({ message: messages.saved })
    },
  ),
  DELETE: route(
    { ...shared, summary: 'Delete a job feed; its jobs stay', audit: 'job-source.deleted' },
    async ({ viewer, params: { id } }) => {
      await deleteSource(viewer, id)
      return json({ message: messages.deleted })
    },
  ),
})
