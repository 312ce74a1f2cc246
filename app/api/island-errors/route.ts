import { methods, route } from '@/lib/api/route'
import { logIslandError } from '@/lib/platform/log'
import { islandErrorSchema } from '@/lib/site/island-errors/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Report that an interactive part of a public page failed in the browser',
      tag: 'Health',
      auth: 'anyone',
      responses: { 204: null },
      limit: 'island-error-by-ip',
      body: islandErrorSchema,
    },
    async ({ body }) => {
      logIslandError(body)
      return new Response(null, { status: 204 })
    },
  ),
})
