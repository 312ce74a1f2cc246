import * as z from 'zod'
import { idParam, json, methods, route } from '@/lib/api/route'
import { outboxMessages } from '@/lib/mail/messages'
import { resendMail } from '@/lib/mail/mutations'
import { resentAnswer } from '@/lib/mail/wire'

const params = z.object({ id: idParam })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'An owner sends a mail of the outbox again',
      tag: 'Back office',
      auth: 'owner',
      responses: { 200: resentAnswer },
      params,
    },
    async ({ viewer, params: { id } }) => {
      const mailId = await resendMail(viewer, id)
      return json({ message: outboxMessages.resent, mailId })
    },
  ),
})
