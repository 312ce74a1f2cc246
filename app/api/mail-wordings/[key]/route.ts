import { json, methods, route } from '@/lib/api/route'
import { resetWording, saveWording } from '@/lib/mail-wordings/mutations'
import { keyParam, resetQuery, wordingSchema } from '@/lib/mail-wordings/schema'
import { wordingWire } from '@/lib/mail-wordings/wire'

const answers = { 200: wordingWire }
const save = { auth: 'recruiter', answers, params: keyParam, body: wordingSchema } as const
const reset = { auth: 'recruiter', answers, params: keyParam, query: resetQuery } as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // PUT /api/mail-wordings/{key}: changes the words in which a mail goes out
  PUT: route(save, async ({ viewer, params: { key }, body }) => json(await saveWording(viewer, key, body))),
  // DELETE /api/mail-wordings/{key}?version=: goes back to the portal's own words
  DELETE: route(reset, async ({ viewer, params: { key }, query: { version } }) =>
    json(await resetWording(viewer, key, version)),
  ),
})
