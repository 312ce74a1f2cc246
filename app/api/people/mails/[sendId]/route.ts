import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { personMailMessages } from '@/lib/hiring/person-mails/messages'
import { cancelPersonMails } from '@/lib/hiring/person-mails/mutations'
import { cancelQuery, sendIdParam } from '@/lib/hiring/person-mails/schema'
import { countOf } from '@/lib/platform/numbers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  DELETE: route(
    {
      summary: "Cancel emails to people that haven't left yet",
      tag: 'Admin console',
      auth: 'recruiter',
      audit: 'person.mail-canceled',
      responses: { 200: messageResponse },
      params: sendIdParam,
      query: cancelQuery,
    },
    async ({ viewer, params: { sendId }, query: { personId } }) => {
      const canceled = await cancelPersonMails(viewer, sendId, personId)
      return json({ message: canceled === 1 ? personMailMessages.canceled : `${countOf(canceled, 'email')} canceled.` })
    },
  ),
})
