import { json, methods, route } from '@/lib/api/route'
import { restoreSetting } from '@/lib/site/settings/mutations'
import { companyResponse, lookResponse, restoreBody, settingParam } from '@/lib/site/settings/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'An owner goes back to an earlier version of a setting',
      tag: 'Back office',
      auth: 'owner',
      responses: { 200: companyResponse.or(lookResponse) },
      params: settingParam,
      body: restoreBody,
    },
    async ({ viewer, params: { name }, body }) => json(await restoreSetting(viewer, name, body)),
  ),
})
