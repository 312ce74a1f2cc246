import * as z from 'zod'
import { messageAnswer } from '@/lib/api/answers'
import { idParam, json, methods, route } from '@/lib/api/route'
import { applicationMessages } from '@/lib/applications/messages'
import { withdrawApplication } from '@/lib/applications/mutations'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // POST /api/applications/{id}/withdraw: the signed-in seeker takes an application of theirs back
  POST: route(
    { auth: 'seeker', answers: { 200: messageAnswer }, params: z.object({ id: idParam }) },
    async ({ viewer, params: { id } }) => {
      await withdrawApplication(viewer, id)
      return json({ message: applicationMessages.withdrawn })
    },
  ),
})
