import * as z from 'zod'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { applicationMessages } from '@/lib/hiring/applications/messages'
import { withdrawApplication } from '@/lib/hiring/applications/mutations'
import { idParam } from '@/lib/platform/schemas'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: "Withdraw the signed-in seeker's application",
      tag: 'Applications',
      auth: 'seeker',
      responses: { 200: messageResponse },
      params: z.object({ id: idParam }),
    },
    async ({ viewer, params: { id } }) => {
      await withdrawApplication(viewer, id)
      return json({ message: applicationMessages.withdrawn })
    },
  ),
})
