import { json, methods, route } from '@/lib/api/route'
import { resetWording, saveWording } from '@/lib/mail-wordings/mutations'
import { keyParam, resetQuery, wordingSchema } from '@/lib/mail-wordings/schema'
import { wordingWire } from '@/lib/mail-wordings/wire'

const responses = { 200: wordingWire }
const save = {
  summary: 'Changes the words in which a mail goes out',
  tag: 'Back office',
  auth: 'recruiter',
  responses,
  params: keyParam,
  body: wordingSchema,
} as const
const reset = {
  summary: "Goes back to the portal's own words",
  tag: 'Back office',
  auth: 'recruiter',
  responses,
  params: keyParam,
  query: resetQuery,
} as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: route(save, async ({ viewer, params: { key }, body }) => json(await saveWording(viewer, key, body))),
  DELETE: route(reset, async ({ viewer, params: { key }, query: { version } }) =>
    json(await resetWording(viewer, key, version)),
  ),
})
