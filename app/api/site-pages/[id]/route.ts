import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { sitePageMessages } from '@/lib/content/site-pages/messages'
import { deletePage, publishPage } from '@/lib/content/site-pages/mutations'
import { contentBody, pageIdParam, sitePageResponse } from '@/lib/content/site-pages/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: route(
    {
      summary: "Publish an added page's content",
      tag: 'Admin console',
      auth: 'editor',
      audit: 'site-page.published',
      responses: { 200: sitePageResponse },
      params: pageIdParam,
      body: contentBody,
    },
    async ({ viewer, params: { id }, body }) => json(await publishPage(viewer, id, body)),
  ),
  DELETE: route(
    {
      summary: 'Delete an added page with its history; its paths then respond 410',
      tag: 'Admin console',
      auth: 'editor',
      audit: 'site-page.deleted',
      responses: { 200: messageResponse },
      params: pageIdParam,
    },
    async ({ viewer, params: { id } }) => {
      await deletePage(viewer, id)
      return json({ message: sitePageMessages.deleted })
    },
  ),
})
