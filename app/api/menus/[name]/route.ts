import { json, methods, route } from '@/lib/api/route'
import { saveMenu } from '@/lib/site/menus/mutations'
import { menuBody, menuParam, menuResponse } from '@/lib/site/menus/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: route(
    {
      summary: 'Save the entries of the header, quick links or footer menu',
      tag: 'Admin console',
      auth: 'editor',
      audit: 'menu.changed',
      responses: { 200: menuResponse },
      params: menuParam,
      body: menuBody,
    },
    async ({ viewer, params: { name }, body }) => json(await saveMenu(viewer, name, body)),
  ),
})
