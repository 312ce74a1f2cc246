import * as z from 'zod'
import { listAdmins } from '@/lib/accounts/admins/queries'
import { adminResponse } from '@/lib/accounts/admins/responses'
import { json, methods, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'Every admin with their role, for owners',
      tag: 'Back office',
      auth: 'owner',
      responses: { 200: z.array(adminResponse) },
    },
    async ({ viewer }) => json(await listAdmins(viewer)),
  ),
})
