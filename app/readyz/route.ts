import { json, methods, route } from '@/lib/api/route'
import { findHealth } from '@/lib/health/queries'
import { healthResponse } from '@/lib/health/wire'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // GET /readyz: says whether the engines are there, for whoever sends visitors to this process
  GET: route({ auth: 'anyone', answers: { 200: healthResponse, 503: healthResponse } }, async () => {
    const health = await findHealth()
    return json(health, health.status === 'unready' ? 503 : 200)
  }),
})
