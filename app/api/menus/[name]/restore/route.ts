import { json, methods, route } from '@/lib/api/route'
import { restoreMenu } from '@/lib/site/menus/mutations'
import { menuParam, menuResponse, restoreMenuBody } from '@/lib/site/menus/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Restore an earlier version of a menu; version 0 is the default',
      tag: 'Admin console',
      auth: 'editor',
      audit: 'menu.restored',
      responses: { 200: menuResponse },
      params: menuParam,
      body: restoreMenuBody,
    },
    async ({ viewer, params: { name }, body }) => json(await restoreMenu(viewer, name, body)),
  ),
})
