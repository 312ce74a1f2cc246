import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { siteTextMessages } from '@/lib/content/site-texts/messages'
import { discardDraft, saveDraft } from '@/lib/content/site-texts/mutations'
import { pageParam, textPageOf, textsBody } from '@/lib/content/site-texts/schema'

const shared = {
  tag: 'Back office',
  auth: 'editor',
  responses: { 200: messageResponse },
  params: pageParam,
} as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: route(
    { ...shared, summary: "Keeps an editor's own draft of a page's texts, for their preview", body: textsBody },
    async ({ viewer, params: { page }, body }) => {
      await saveDraft(viewer, textPageOf(page), body)
      return json({ message: siteTextMessages.draftSaved })
    },
  ),
  DELETE: route({ ...shared, summary: "Discards an editor's own draft" }, async ({ viewer, params: { page } }) => {
    await discardDraft(viewer, textPageOf(page))
    return json({ message: siteTextMessages.discarded })
  }),
})
