import * as z from 'zod'
import { idResponse, messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { outboxMessages } from '@/lib/platform/mail/messages'
import { resendMail } from '@/lib/platform/mail/mutations'
import { idParam } from '@/lib/platform/schemas'

const params = z.object({ id: idParam })

const resentResponse = messageResponse.extend({ mailId: idResponse })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Resend an email',
      tag: 'Admin console',
      auth: 'owner',
      audit: 'mail.resent',
      responses: { 200: resentResponse },
      params,
    },
    async ({ viewer, params: { id } }) => {
      const mailId = await resendMail(viewer, id)
      return json({ message: outboxMessages.resent, mailId })
    },
  ),
})
