import { json, methods, route } from '@/lib/api/route'
import { previewSynonyms } from '@/lib/jobs/postings/synonym-queries'
import { getSetting } from '@/lib/site/settings/queries'
import { searchPreviewResponse, searchSchema } from '@/lib/site/settings/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Count how many jobs searches find now and would find with other synonyms',
      tag: 'Admin console',
      auth: 'owner',
      audit: { none: 'changes nothing' },
      responses: { 200: searchPreviewResponse },
      body: searchSchema,
    },
    async ({ viewer, body: { synonyms } }) => {
      const { value } = await getSetting('search')
      return json({ searches: await previewSynonyms(viewer, value.synonyms, synonyms) })
    },
  ),
})
