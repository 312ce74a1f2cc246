import { json, methods, route } from '@/lib/api/route'
import { aliveResponse } from '@/lib/health/wire'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // GET /healthz: says that the process serves, for whoever restarts it when it does not
  GET: route({ auth: 'anyone', answers: { 200: aliveResponse } }, async () => json({ status: 'alive' })),
})
