import { startSignIn } from '@/lib/accounts/sign-in-methods/provider-sign-in'
import { startQuery } from '@/lib/accounts/sign-in-methods/schema'
import { ApiError } from '@/lib/api/errors'
import { methods, route } from '@/lib/api/route'
import { keyParam } from '@/lib/auth/providers/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: "Go to a provider's sign-in page",
      tag: 'Accounts',
      auth: 'anyone',
      responses: { 303: null },
      furtherLimits: ['provider-start-by-ip'],
      params: keyParam,
      query: startQuery,
    },
    async ({ request, ip, params: { key }, query: { for: kind, next, add, prove } }) => {
      // A link on another site must not sign anyone in, nor add its owner's provider account to a visitor's account.
      const site = request.headers.get('sec-fetch-site')
      if (site && site !== 'same-origin' && (add || site !== 'none'))
        throw new ApiError('forbidden', 'This request came from another site.')
      const location = await startSignIn({ key, kind, next, isAddition: add === '1', isProof: prove === '1', ip })
      return new Response(null, { status: 303, headers: { location } })
    },
  ),
})
