import { toAccount } from '@/lib/accounts/format'
import { getAccount } from '@/lib/accounts/queries'
import { emailQuery } from '@/lib/accounts/schema'
import { accountWire } from '@/lib/accounts/wire'
import { json, methods, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: "An account's name, mobile number and country",
      tag: 'Accounts',
      auth: 'seeker-or-recruiter',
      responses: { 200: accountWire },
      query: emailQuery,
    },
    async ({ viewer, query: { email } }) => json(toAccount(await getAccount(viewer, email))),
  ),
})
