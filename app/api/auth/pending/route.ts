import { completeSignIn } from '@/lib/accounts/sign-in-methods/provider-sign-in'
import { completionBody, completionResponse } from '@/lib/accounts/sign-in-methods/schema'
import { json, methods, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Finish a sign-in that a provider started: with an emailed code, a name, or both',
      tag: 'Accounts',
      auth: 'anyone',
      responses: { 200: completionResponse },
      limit: 'provider-callback-by-ip',
      furtherLimits: ['code-try-by-browser', 'code-try-by-ip', 'code-try-by-email-and-ip'],
      body: completionBody,
    },
    async ({ body, ip }) => json(await completeSignIn(body, ip)),
  ),
})
