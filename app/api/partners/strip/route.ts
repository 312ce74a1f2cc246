import { json, methods, route } from '@/lib/api/route'
import { listStripPartners } from '@/lib/content/partners/queries'
import { stripWire } from '@/lib/content/partners/wire'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'Names, logos and websites of the active partners, for the strip above the footer',
      tag: 'Partners',
      auth: 'anyone',
      responses: { 200: stripWire },
    },
    async () => json(await listStripPartners(), 200, { 'cache-control': 'public, max-age=60' }),
  ),
})
