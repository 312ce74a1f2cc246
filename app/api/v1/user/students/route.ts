import * as z from 'zod'
import { toStudent } from '@/lib/accounts/format'
import { listStudents } from '@/lib/accounts/queries'
import { studentWire } from '@/lib/accounts/wire'
import { json, methods, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    { summary: 'All registrations', tag: 'Accounts', auth: 'recruiter', responses: { 200: z.array(studentWire) } },
    async ({ viewer }) => json((await listStudents(viewer)).map(toStudent)),
  ),
})
