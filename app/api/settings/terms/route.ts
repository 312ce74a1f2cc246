import { json, methods, route } from '@/lib/api/route'
import { saveTerms } from '@/lib/site/settings/mutations'
import { getSetting } from '@/lib/site/settings/queries'
import { termsBody, termsResponse } from '@/lib/site/settings/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'Get the privacy notice and terms',
      tag: 'Admin console',
      auth: 'owner',
      responses: { 200: termsResponse },
    },
    async () => json(await getSetting('terms')),
  ),
  PUT: route(
    {
      summary: 'Change the privacy notice and terms, with a new version if the text differs',
      tag: 'Admin console',
      auth: 'owner',
      audit: 'setting.saved',
      responses: { 200: termsResponse },
      body: termsBody,
    },
    async ({ viewer, body }) => json(await saveTerms(viewer, body)),
  ),
})
