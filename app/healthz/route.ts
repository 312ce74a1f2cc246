import { json, methods, route } from '@/lib/api/route'
import { aliveResponse } from '@/lib/platform/health/wire'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'Liveness check',
      tag: 'Health',
      auth: 'anyone',
      responses: { 200: aliveResponse },
    },
    async () => json({ status: 'alive' }),
  ),
})
