import { finishSignIn } from '@/lib/accounts/sign-in-methods/provider-sign-in'
import { methods, route } from '@/lib/api/route'
import { keyParam } from '@/lib/auth/providers/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: "Return from a provider's sign-in page with its answer",
      tag: 'Accounts',
      auth: 'anyone',
      responses: { 303: null },
      furtherLimits: [
        'provider-callback-by-ip',
        'code-by-browser',
        'code-by-ip',
        'code-by-email-and-ip',
        'code-by-email',
        'sign-in-code-by-email',
        'sign-in-code-by-email-and-device',
      ],
      params: keyParam,
    },
    async ({ request, ip, params: { key } }) => {
      const location = await finishSignIn(key, request, ip)
      // The address has the provider's code, which no other page should learn.
      return new Response(null, { status: 303, headers: { location, 'referrer-policy': 'no-referrer' } })
    },
  ),
})
