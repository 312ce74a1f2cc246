import { listAdmins } from '@/lib/admins/queries'
import { json, methods, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // GET /api/admins: every admin with their role, for owners
  GET: route({ auth: 'owner' }, async ({ viewer }) => json(await listAdmins(viewer))),
})
