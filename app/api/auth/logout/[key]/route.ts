import { logOutByProvider, logOutInFrame } from '@/lib/accounts/sign-in-methods/provider-logout'
import { frameLogoutQuery } from '@/lib/accounts/sign-in-methods/schema'
import { methods, route } from '@/lib/api/route'
import { keyParam } from '@/lib/auth/providers/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'Front-channel logout: end the session that a provider names in the URL of a frame',
      tag: 'Accounts',
      auth: 'anyone',
      responses: { 200: null },
      limit: 'provider-logout-by-ip',
      params: keyParam,
      query: frameLogoutQuery,
    },
    async ({ ip, params: { key }, query }) => {
      await logOutInFrame(key, query, ip)
      return new Response(null, { status: 200, headers: { 'cache-control': 'no-store' } })
    },
  ),
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
