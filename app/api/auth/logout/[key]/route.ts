import { logOutByProvider } from '@/lib/accounts/sign-in-methods/provider-logout'
import { methods, route } from '@/lib/api/route'
import { keyParam } from '@/lib/auth/providers/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Back-channel logout: end the sessions that a provider names in a signed logout token',
      tag: 'Accounts',
      auth: 'anyone',
      responses: { 200: null },
      isForAnySite: true,
      limit: 'provider-logout-by-ip',
      params: keyParam,
    },
    async ({ request, ip, params: { key } }) => {
      await logOutByProvider(key, request, ip)
      return new Response(null, { status: 200 })
    },
  ),
})
