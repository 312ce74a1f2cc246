import * as z from 'zod'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { personMailMessages } from '@/lib/hiring/person-mails/messages'
import { clearRefusal } from '@/lib/hiring/person-mails/mutations'
import { refusalQuery } from '@/lib/hiring/person-mails/schema'
import { idParam } from '@/lib/platform/schemas'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  DELETE: route(
    {
      summary: "Write again to a person's address that the mail server has refused",
      tag: 'Admin console',
      auth: 'recruiter',
      audit: 'person.refusal-cleared',
      responses: { 200: messageResponse },
      params: z.object({ id: idParam }),
      query: refusalQuery,
    },
    async ({ viewer, params: { id }, query: { address } }) => {
      await clearRefusal(viewer, id, address)
      return json({ message: personMailMessages.cleared })
    },
  ),
})
