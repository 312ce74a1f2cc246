import { multipart } from '@/lib/api/body'
import { json, methods, route } from '@/lib/api/route'
import { saveLook } from '@/lib/site/settings/mutations'
import { getSetting } from '@/lib/site/settings/queries'
import { lookBody, lookResponse } from '@/lib/site/settings/schema'

const body = multipart('data', lookBody, { logo: 'siteLogo', darkLogo: 'siteLogo', squareLogo: 'siteIcon' })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'Get the brand settings: colors, logo, typeface',
      tag: 'Admin console',
      auth: 'owner',
      responses: { 200: lookResponse },
    },
    async () => json(await getSetting('look')),
  ),
  PUT: route(
    {
      summary: 'Change the brand settings',
      tag: 'Admin console',
      auth: 'owner',
      audit: 'setting.saved',
      responses: { 200: lookResponse },
      body,
    },
    async ({ viewer, body: { data, files } }) => json(await saveLook(viewer, data, files)),
  ),
})
