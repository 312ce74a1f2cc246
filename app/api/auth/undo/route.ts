import { json, methods, route } from '@/lib/api/route'
import { undoSignIn } from '@/lib/auth/new-sign-in'
import { undoLinkSchema, undoResponse } from '@/lib/auth/new-sign-in-schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Sign an account out everywhere, with the token from an email about a new sign-in',
      tag: 'Accounts',
      auth: 'anyone',
      responses: { 200: undoResponse },
      limit: 'login-by-ip',
      body: undoLinkSchema,
    },
    async ({ body: { token }, ip }) => json(await undoSignIn(token, ip)),
  ),
})
