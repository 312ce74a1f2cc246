import { json, methods, route } from '@/lib/api/route'
import { saveView } from '@/lib/console/saved-views/mutations'
import { viewSchema, viewWire } from '@/lib/console/saved-views/schema'

const save = {
  summary: 'Save a view of a console list',
  tag: 'Admin console',
  auth: 'admin',
  audit: { none: "Only changes the admin's own saved view" },
  responses: { 201: viewWire },
  body: viewSchema,
} as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(save, async ({ viewer, body }) => json(await saveView(viewer, body), 201)),
})
