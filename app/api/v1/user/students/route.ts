import { toStudent } from '@/lib/accounts/format'
import { listStudents } from '@/lib/accounts/queries'
import { json, methods, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // GET /api/v1/user/students: all registrations
  GET: route({ auth: 'recruiter' }, async ({ viewer }) => json((await listStudents(viewer)).map(toStudent))),
})
