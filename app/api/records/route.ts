import * as z from 'zod'
import { json, methods, route } from '@/lib/api/route'
import { adminLists } from '@/lib/console/all-lists'
import { type AdminList, findRecords } from '@/lib/console/lists/admin-list'

const found = z.object({
  kind: z.string(),
  label: z.string(),
  detail: z.string(),
  href: z.string(),
  isSample: z.boolean(),
})
const query = z.object({ search: z.string().trim().min(2).max(100) })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'Search all console lists the admin has access to',
      tag: 'Admin console',
      auth: 'admin',
      responses: { 200: z.array(found) },
      query,
    },
    async ({ viewer, query: { search } }) =>
      json(await findRecords(viewer, adminLists as AdminList<{ id: number }>[], search)),
  ),
})
