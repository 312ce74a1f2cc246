import { applicantResponse } from '@/lib/accounts/seekers/responses'
import { json, methods, route } from '@/lib/api/route'
import { findSeeker } from '@/lib/auth/guards'
import { findProfileResume } from '@/lib/people/profiles/queries'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'Get prefill data for the apply form; null unless signed in as a seeker',
      tag: 'Accounts',
      auth: 'anyone',
      responses: { 200: applicantResponse },
    },
    async () => {
      const seeker = await findSeeker()
      if (!seeker) return json(null)
      const { userName, email, mobile } = seeker
      return json({ userName, email, mobile, profileResume: await findProfileResume(seeker) })
    },
  ),
})
