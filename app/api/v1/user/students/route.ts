import * as z from 'zod'
import { listStudents } from '@/lib/accounts/seekers/queries'
import { studentResponse, toStudent } from '@/lib/accounts/seekers/responses'
import { json, methods, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'List all registrations',
      tag: 'Accounts',
      auth: 'recruiter',
      responses: { 200: z.array(studentResponse) },
    },
    async ({ viewer }) => json((await listStudents(viewer)).map(toStudent)),
  ),
})
