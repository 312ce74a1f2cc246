import * as z from 'zod'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { viewMessages } from '@/lib/console/saved-views/messages'
import { changeView, deleteView } from '@/lib/console/saved-views/mutations'
import { viewChangeSchema, viewWire } from '@/lib/console/saved-views/schema'
import { idParam } from '@/lib/platform/schemas'

const params = z.object({ id: idParam })
const change = {
  summary: "Rename a saved view, or make it the list's default",
  tag: 'Admin console',
  auth: 'admin',
  audit: { none: "Only changes the admin's own saved view" },
  responses: { 200: viewWire },
  params,
  body: viewChangeSchema,
} as const
const remove = {
  summary: 'Delete a saved view',
  tag: 'Admin console',
  auth: 'admin',
  audit: { none: "Only changes the admin's own saved view" },
  responses: { 200: messageResponse },
  params,
} as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PATCH: route(change, async ({ viewer, params: { id }, body }) => json(await changeView(viewer, id, body))),
  DELETE: route(remove, async ({ viewer, params: { id } }) => {
    await deleteView(viewer, id)
    return json({ message: viewMessages.deleted })
  }),
})
