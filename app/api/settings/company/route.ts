import { json, methods, route } from '@/lib/api/route'
import { saveCompany } from '@/lib/site/settings/mutations'
import { getSetting } from '@/lib/site/settings/queries'
import { companyBody, companyResponse } from '@/lib/site/settings/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'Get the company settings: names, offices, contacts',
      tag: 'Admin console',
      auth: 'owner',
      responses: { 200: companyResponse },
    },
    async () => json(await getSetting('company')),
  ),
  PUT: route(
    {
      summary: 'Change the company settings',
      tag: 'Admin console',
      auth: 'owner',
      audit: 'setting.saved',
      responses: { 200: companyResponse },
      body: companyBody,
    },
    async ({ viewer, body }) => json(await saveCompany(viewer, body)),
  ),
})
