import { deleteAccount } from '@/lib/accounts/deletion'
import { accountMessages } from '@/lib/accounts/messages'
import { accountDeletionSchema } from '@/lib/accounts/schema'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { nextAuth } from '@/lib/auth/next-auth'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  DELETE: route(
    {
      summary: 'Deletes the signed-in seeker with all rows and files, once the password proves who asks',
      tag: 'Accounts',
      auth: 'seeker',
      responses: { 200: messageResponse },
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
