import { json, methods, route } from '@/lib/api/route'
import { saveCompany } from '@/lib/site/settings/mutations'
import { getSetting } from '@/lib/site/settings/queries'
import { companyBody, companyResponse } from '@/lib/site/settings/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'The company behind the site: name, offices, contacts',
      tag: 'Back office',
      auth: 'owner',
      responses: { 200: companyResponse },
    },
    async () => json(await getSetting('company')),
  ),
  PUT: route(
    {
      summary: 'An owner changes the company behind the site',
      tag: 'Back office',
      auth: 'owner',
      responses: { 200: companyResponse },
      body: companyBody,
    },
    async ({ viewer, body }) => json(await saveCompany(viewer, body)),
  ),
})
