import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { siteTextMessages } from '@/lib/content/site-texts/messages'
import { discardDraft, saveDraft } from '@/lib/content/site-texts/mutations'
import { pageParam, textPageOf, textsBody } from '@/lib/content/site-texts/schema'

const shared = {
  tag: 'Admin console',
  auth: 'editor',
  audit: { none: 'Only the editor sees their own draft' },
  responses: { 200: messageResponse },
  params: pageParam,
} as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: route(
    { ...shared, summary: "Save the signed-in editor's draft of a page", body: textsBody },
    async ({ viewer, params: { page }, body }) => {
      await saveDraft(viewer, textPageOf(page), body)
      return json({ message: siteTextMessages.draftSaved })
    },
  ),
  DELETE: route({ ...shared, summary: "Discard the editor's draft" }, async ({ viewer, params: { page } }) => {
    await discardDraft(viewer, textPageOf(page))
    return json({ message: siteTextMessages.discarded })
  }),
})
