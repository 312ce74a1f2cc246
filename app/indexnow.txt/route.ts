import { ApiError } from '@/lib/api/errors'
import { methods, route } from '@/lib/api/route'
import { env } from '@/lib/env'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'Get the IndexNow key, which proves that notifications come from this site',
      tag: 'Jobs for partners',
      auth: 'anyone',
      responses: { 200: 'text/plain' },
    },
    async () => {
      const { INDEXNOW_KEY } = env()
      if (!INDEXNOW_KEY) throw new ApiError('not-found')
      return new Response(INDEXNOW_KEY, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
    },
  ),
})
