import * as z from 'zod'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { jobAlertMessages } from '@/lib/jobs/alerts/messages'
import { changeFrequency, deleteAlert } from '@/lib/jobs/alerts/mutations'
import { frequencyChange } from '@/lib/jobs/alerts/schema'
import { idParam } from '@/lib/platform/schemas'

const params = z.object({ id: idParam })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PATCH: route(
    {
      summary: 'Change how often a job alert is sent',
      tag: 'Job alerts',
      auth: 'seeker',
      responses: { 200: messageResponse },
      params,
      body: frequencyChange,
    },
    async ({ viewer, params: { id }, body }) => {
      await changeFrequency(viewer, id, body.frequency)
      return json({ message: jobAlertMessages.changed })
    },
  ),
  DELETE: route(
    {
      summary: "Delete one of the seeker's job alerts",
      tag: 'Job alerts',
      auth: 'seeker',
      responses: { 200: messageResponse },
      params,
    },
    async ({ viewer, params: { id } }) => {
      await deleteAlert(viewer, id)
      return json({ message: jobAlertMessages.removed })
    },
  ),
})
