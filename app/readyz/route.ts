import { json, methods, route } from '@/lib/api/route'
import { findHealth } from '@/lib/platform/health/queries'
import { healthResponse } from '@/lib/platform/health/wire'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'Readiness check of the database, cache and storage, for load balancers',
      tag: 'Health',
      auth: 'anyone',
      responses: { 200: healthResponse, 503: healthResponse },
    },
    async () => {
      const health = await findHealth()
      return json(health, health.status === 'unready' ? 503 : 200)
    },
  ),
})
