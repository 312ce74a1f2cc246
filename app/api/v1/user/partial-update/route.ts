import { accountMessages } from '@/lib/accounts/seekers/messages'
import { updateAccount } from '@/lib/accounts/seekers/mutations'
import { accountUpdateSchema, emailQuery } from '@/lib/accounts/seekers/schema'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { checkOwnEmail } from '@/lib/auth/guards'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PATCH: route(
    {
      summary: "Update the seeker's name or mobile number",
      tag: 'Accounts',
      auth: 'seeker',
      responses: { 200: messageResponse },
      query: emailQuery,
      body: accountUpdateSchema,
    },
    async ({ viewer, query: { email }, body }) => {
      checkOwnEmail(viewer, email)
      await updateAccount(viewer, body)
      return json({ message: accountMessages.updated })
    },
  ),
})
