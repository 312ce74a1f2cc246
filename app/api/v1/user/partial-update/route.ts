import { accountMessages } from '@/lib/accounts/messages'
import { updateAccount } from '@/lib/accounts/mutations'
import { accountUpdateSchema, emailQuery } from '@/lib/accounts/schema'
import { messageAnswer } from '@/lib/api/answers'
import { json, methods, route } from '@/lib/api/route'
import { checkOwnEmail } from '@/lib/auth/own'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // PATCH /api/v1/user/partial-update?email=: changes the seeker's own name or mobile number
  PATCH: route(
    { auth: 'seeker', answers: { 200: messageAnswer }, query: emailQuery, body: accountUpdateSchema },
    async ({ viewer, query: { email }, body }) => {
      checkOwnEmail(viewer, email)
      await updateAccount(viewer, body)
      return json({ message: accountMessages.updated })
    },
  ),
})
