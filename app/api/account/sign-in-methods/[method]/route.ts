import { methodMessages } from '@/lib/accounts/sign-in-methods/messages'
import { removeSignInMethod } from '@/lib/accounts/sign-in-methods/mutations'
import { methodParam } from '@/lib/accounts/sign-in-methods/schema'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  DELETE: route(
    {
      summary: "Remove one of the signed-in seeker's sign-in methods; one has to remain",
      tag: 'Accounts',
      auth: 'seeker',
      responses: { 200: messageResponse },
      accountLimit: 'password-by-account',
      params: methodParam,
    },
    async ({ viewer, params: { method } }) => {
      await removeSignInMethod(viewer, method)
      return json({ message: methodMessages.removed })
    },
  ),
})
