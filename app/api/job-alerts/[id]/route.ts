import * as z from 'zod'
import { messageAnswer } from '@/lib/api/answers'
import { idParam, json, methods, route } from '@/lib/api/route'
import { jobAlertMessages } from '@/lib/job-alerts/messages'
import { changeFrequency, deleteAlert } from '@/lib/job-alerts/mutations'
import { frequencyChange } from '@/lib/job-alerts/schema'

const params = z.object({ id: idParam })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // PATCH /api/job-alerts/{id}: how often the seeker hears of an alert of theirs
  PATCH: route(
    { auth: 'seeker', answers: { 200: messageAnswer }, params, body: frequencyChange },
    async ({ viewer, params: { id }, body }) => {
      await changeFrequency(viewer, id, body.frequency)
      return json({ message: jobAlertMessages.changed })
    },
  ),
  // DELETE /api/job-alerts/{id}: ends an alert of the seeker's
  DELETE: route({ auth: 'seeker', answers: { 200: messageAnswer }, params }, async ({ viewer, params: { id } }) => {
    await deleteAlert(viewer, id)
    return json({ message: jobAlertMessages.removed })
  }),
})
