import * as z from 'zod'
import { listAdmins } from '@/lib/admins/queries'
import { adminWire } from '@/lib/admins/wire'
import { json, methods, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // GET /api/admins: every admin with their role, for owners
  GET: route({ auth: 'owner', answers: { 200: z.array(adminWire) } }, async ({ viewer }) =>
    json(await listAdmins(viewer)),
  ),
})
