import { deleteAccount } from '@/lib/accounts/seekers/deletion-mutations'
import { accountMessages } from '@/lib/accounts/seekers/messages'
import { accountDeletionSchema } from '@/lib/accounts/seekers/schema'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { WITHOUT_COOKIES } from '@/lib/auth/codes'
import { nextAuth } from '@/lib/auth/next-auth'
import { spendMailedCodeTry } from '@/lib/auth/signed-cookies'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  DELETE: route(
    {
      summary: "Delete the signed-in seeker's account, confirmed by password or emailed code",
      tag: 'Accounts',
      auth: 'seeker',
      responses: { 200: messageResponse },
      accountLimit: 'password-by-account',
      furtherLimits: ['code-try-by-browser', 'code-try-by-ip', 'code-try-by-email-and-ip'],
      body: accountDeletionSchema,
    },
    async ({ viewer, ip, body }) => {
      const browser = body.code === undefined ? WITHOUT_COOKIES : await spendMailedCodeTry(viewer.email, ip)
      await deleteAccount(viewer, body, browser)
      await nextAuth.seeker.signOut({ redirect: false })
      return json({ message: accountMessages.deleted })
    },
  ),
})
