import { json, methods, route } from '@/lib/api/route'
import { saveSearch } from '@/lib/site/settings/mutations'
import { getSetting } from '@/lib/site/settings/queries'
import { searchBody, searchResponse } from '@/lib/site/settings/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'Get the synonyms of the job search',
      tag: 'Admin console',
      auth: 'owner',
      responses: { 200: searchResponse },
    },
    async () => json(await getSetting('search')),
  ),
  PUT: route(
    {
      summary: 'Change the synonyms of the job search',
      tag: 'Admin console',
      auth: 'owner',
      audit: 'setting.saved',
      responses: { 200: searchResponse },
      body: searchBody,
    },
    async ({ viewer, body }) => json(await saveSearch(viewer, body)),
  ),
})
