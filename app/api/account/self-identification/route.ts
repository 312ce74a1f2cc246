import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { forgetSelf, identifySelf } from '@/lib/people/self-identification/mutations'
import { findSelfAnswers } from '@/lib/people/self-identification/queries'
import { selfIdentificationSchema, selfMessages } from '@/lib/people/self-identification/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: "The seeker's own voluntary answers for equal opportunity",
      tag: 'Accounts',
      auth: 'seeker',
      responses: { 200: selfIdentificationSchema },
    },
    async ({ viewer }) => json(await findSelfAnswers(viewer)),
  ),
  PUT: route(
    {
      summary: 'Voluntary answers for equal opportunity: apart from applications, shown to nobody but as counts',
      tag: 'Accounts',
      auth: 'seeker',
      responses: { 200: messageResponse },
      accountLimit: 'saved-job-by-account',
      body: selfIdentificationSchema,
    },
    async ({ viewer, body }) => {
      await identifySelf(viewer, body)
      return json({ message: selfMessages.saved })
    },
  ),
  DELETE: route(
    {
      summary: 'Deletes the voluntary answers',
      tag: 'Accounts',
      auth: 'seeker',
      responses: { 200: messageResponse },
      accountLimit: 'saved-job-by-account',
    },
    async ({ viewer }) => {
      await forgetSelf(viewer)
      return json({ message: selfMessages.removed })
    },
  ),
})
