import { json, methods, route } from '@/lib/api/route'
import { listContactMessages } from '@/lib/contacts/queries'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // GET /contactus: every contact message, newest first
  GET: route({ auth: 'admin' }, async ({ viewer }) => json(await listContactMessages(viewer), 200, { vary: 'accept' })),
})
