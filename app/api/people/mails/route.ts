import { spend } from '@/lib/api/limits'
import { json, methods, route } from '@/lib/api/route'
import { sentMessage } from '@/lib/hiring/person-mails/messages'
import { sendPersonMails } from '@/lib/hiring/person-mails/mutations'
import { personMailResponse, personMailSchema } from '@/lib/hiring/person-mails/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Write an email to people, each on their own, now or at a chosen time',
      tag: 'Admin console',
      auth: 'recruiter',
      audit: { ifChanged: 'person.mailed' },
      responses: { 201: personMailResponse },
      body: personMailSchema,
    },
    async ({ viewer, body }) => {
      await spend('person-mail-by-account', String(viewer.id), body.recipients.length)
      const { sent, isScheduled, leftOut } = await sendPersonMails(viewer, body)
      return json({ message: sentMessage(sent, isScheduled), sent, leftOut }, 201)
    },
  ),
})
