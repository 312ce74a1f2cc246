import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { forgetSelf, identifySelf } from '@/lib/people/self-identification/mutations'
import { findSelfAnswers } from '@/lib/people/self-identification/queries'
import { selfIdentificationSchema, selfMessages } from '@/lib/people/self-identification/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: "Get the seeker's own voluntary equal opportunity answers",
      tag: 'Accounts',
      auth: 'seeker',
      responses: { 200: selfIdentificationSchema },
    },
    async ({ viewer }) => json(await findSelfAnswers(viewer)),
  ),
  PUT: route(
    {
      summary: 'Save voluntary equal opportunity answers; stored apart from applications and only shown as totals',
      tag: 'Accounts',
      auth: 'seeker',
      responses: { 200: messageResponse },
      accountLimit: 'account-change-by-account',
      body: selfIdentificationSchema,
    },
    async ({ viewer, body }) => {
      await identifySelf(viewer, body)
      return json({ message: selfMessages.saved })
    },
  ),
  DELETE: route(
    {
      summary: "Delete the seeker's equal opportunity answers",
      tag: 'Accounts',
      auth: 'seeker',
      responses: { 200: messageResponse },
      accountLimit: 'account-change-by-account',
    },
    async ({ viewer }) => {
      await forgetSelf(viewer)
      return json({ message: selfMessages.removed })
    },
  ),
})
