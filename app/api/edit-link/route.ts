import * as z from 'zod'
import { json, methods, route } from '@/lib/api/route'
import { findEditPath } from '@/lib/content/editing/queries'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'Find where an editor can edit a public page',
      tag: 'Admin console',
      auth: 'editor',
      responses: { 200: z.object({ href: z.string().nullable() }) },
      query: z.object({ path: z.string().startsWith('/').max(300) }),
    },
    async ({ viewer, query }) => json({ href: await findEditPath(viewer, query.path) }),
  ),
})
