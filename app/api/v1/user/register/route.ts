import { accountMessages } from '@/lib/accounts/seekers/messages'
import { completeRegistration } from '@/lib/accounts/seekers/mutations'
import { accountSchema } from '@/lib/accounts/seekers/schema'
import { ApiError } from '@/lib/api/errors'
import { methods, route, text } from '@/lib/api/route'
import { hasRegistrationProof, takeRegistrationProof } from '@/lib/auth/signed-cookies'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: route(
    {
      summary: 'Complete registration with the email this browser verified',
      tag: 'Accounts',
      auth: 'anyone',
      responses: { 200: 'text/plain' },
      body: accountSchema,
      errorFormat: 'text',
    },
    async ({ body }) => {
      if (!(await hasRegistrationProof(body.email))) throw new ApiError('invalid', accountMessages.notVerified)
      await completeRegistration(body)
      await takeRegistrationProof()
      return text(accountMessages.registered)
    },
  ),
})
