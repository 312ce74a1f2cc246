import * as z from 'zod'
import { methods, route } from '@/lib/api/route'
import { countView } from '@/lib/jobs/postings/mutations'
import { idParam } from '@/lib/platform/schemas'

const params = z.object({ id: idParam })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Count a view of an open job',
      tag: 'Postings',
      auth: 'anyone',
      responses: { 204: null },
      limit: 'view-by-ip',
      params,
    },
    async ({ params: { id } }) => {
      await countView(id)
      return new Response(null, { status: 204 })
    },
  ),
})
