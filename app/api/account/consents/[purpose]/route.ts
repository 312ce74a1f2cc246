import * as z from 'zod'
import { subscribeToNewsletters, withdrawPurpose } from '@/lib/accounts/consents/mutations'
import { ApiError } from '@/lib/api/errors'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { consentMessages, purposes } from '@/lib/platform/consents/texts'

const params = z.object({ purpose: z.enum(purposes) })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: route(
    {
      summary: 'Subscribe to the newsletter; consent for other purposes is given where the data is used',
      tag: 'Accounts',
      auth: 'seeker',
      responses: { 200: messageResponse },
      accountLimit: 'account-change-by-account',
      params,
    },
    async ({ viewer, params: { purpose } }) => {
      if (purpose !== 'news') throw new ApiError('not-found')
      await subscribeToNewsletters(viewer)
      return json({ message: consentMessages.subscribed })
    },
  ),
  DELETE: route(
    {
      summary: 'Withdraw consent for a purpose and end what depends on it',
      tag: 'Accounts',
      auth: 'seeker',
      responses: { 200: messageResponse },
      accountLimit: 'account-change-by-account',
      params,
    },
    async ({ viewer, params: { purpose } }) => {
      await withdrawPurpose(viewer, purpose)
      return json({ message: consentMessages.withdrawn })
    },
  ),
})
