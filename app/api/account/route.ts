import { deleteAccount } from '@/lib/accounts/deletion'
import { accountMessages } from '@/lib/accounts/messages'
import { accountDeletionSchema } from '@/lib/accounts/schema'
import { messageAnswer } from '@/lib/api/answers'
import { json, methods, route } from '@/lib/api/route'
import { nextAuth } from '@/lib/auth/next-auth'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // DELETE /api/account: deletes the signed-in seeker with all rows and files, once the password proves who asks
  DELETE: route(
    {
      auth: 'seeker',
      answers: { 200: messageAnswer },
      accountLimit: 'password-by-account',
      body: accountDeletionSchema,
    },
    async ({ viewer, body: { password } }) => {
      await deleteAccount(viewer, password)
      await nextAuth.seeker.signOut({ redirect: false })
      return json({ message: accountMessages.deleted })
    },
  ),
})
