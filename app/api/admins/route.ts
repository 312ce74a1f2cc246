import * as z from 'zod'
import { listAdmins } from '@/lib/accounts/admins/queries'
import { adminResponse } from '@/lib/accounts/admins/responses'
import { json, methods, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'List admins with their roles',
      tag: 'Admin console',
      auth: 'owner',
      responses: { 200: z.array(adminResponse) },
    },
    async ({ viewer }) => json(await listAdmins(viewer)),
  ),
})
