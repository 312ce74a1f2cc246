import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { sitePageMessages } from '@/lib/content/site-pages/messages'
import { discardDraft, saveDraft } from '@/lib/content/site-pages/mutations'
import { draftBody, pageIdParam } from '@/lib/content/site-pages/schema'

const shared = {
  tag: 'Admin console',
  auth: 'editor',
  audit: { none: 'Only the editor sees their own draft' },
  responses: { 200: messageResponse },
  params: pageIdParam,
} as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: route(
    { ...shared, summary: "Save the editor's draft of an added page; fields can be empty", body: draftBody },
    async ({ viewer, params: { id }, body }) => {
      await saveDraft(viewer, id, body)
      return json({ message: sitePageMessages.draftSaved })
    },
  ),
  DELETE: route({ ...shared, summary: "Discard the editor's draft of a page" }, async ({ viewer, params: { id } }) => {
    await discardDraft(viewer, id)
    return json({ message: sitePageMessages.discarded })
  }),
})
