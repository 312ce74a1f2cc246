import { getAccount } from '@/lib/accounts/seekers/queries'
import { accountResponse, toAccount } from '@/lib/accounts/seekers/responses'
import { emailQuery } from '@/lib/accounts/seekers/schema'
import { json, methods, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: "Get an account's name, mobile number and country",
      tag: 'Accounts',
      auth: 'seeker-or-recruiter',
      responses: { 200: accountResponse },
      query: emailQuery,
    },
    async ({ viewer, query: { email } }) => json(toAccount(await getAccount(viewer, email))),
  ),
})
