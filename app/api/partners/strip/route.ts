import { json, methods, route } from '@/lib/api/route'
import { listStripPartners } from '@/lib/content/partners/queries'
import { stripWire } from '@/lib/content/partners/wire'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: "List active partners' names, logos and websites",
      tag: 'Partners',
      auth: 'anyone',
      responses: { 200: stripWire },
    },
    async () => json(await listStripPartners(), 200, { 'cache-control': 'public, max-age=60' }),
  ),
})
