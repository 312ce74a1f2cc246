import { json, methods, route } from '@/lib/api/route'
import { restoreSetting } from '@/lib/site/settings/mutations'
import {
  companyResponse,
  lookResponse,
  restoreBody,
  searchResponse,
  settingParam,
  termsResponse,
} from '@/lib/site/settings/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Restore an earlier version of the settings; version 0 is the sample company',
      tag: 'Admin console',
      auth: 'owner',
      audit: 'setting.restored',
      responses: { 200: companyResponse.or(lookResponse).or(termsResponse).or(searchResponse) },
      params: settingParam,
      body: restoreBody,
    },
    async ({ viewer, params: { name }, body }) => json(await restoreSetting(viewer, name, body)),
  ),
})
