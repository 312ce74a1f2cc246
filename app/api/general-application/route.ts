import { multipart } from '@/lib/api/body'
import { ApiError } from '@/lib/api/errors'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { generalApplicationMessages } from '@/lib/people/general-applications/messages'
import { leaveResume } from '@/lib/people/general-applications/mutations'
import { findGeneralApplication } from '@/lib/people/general-applications/queries'
import { generalApplicationSchema, generalApplicationWire } from '@/lib/people/general-applications/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'Get the resume the seeker left for future jobs',
      tag: 'Applications',
      auth: 'seeker',
      responses: { 200: generalApplicationWire },
    },
    async ({ viewer }) => {
      const left = await findGeneralApplication(viewer)
      if (!left) throw new ApiError('not-found')
      return json({ wish: left.wish, resume: left.resume.name, date: left.createdAt.toISOString() })
    },
  ),
  PUT: route(
    {
      summary: 'Leave a resume for future jobs, with consent to keep it; withdrawing consent deletes it',
      tag: 'Applications',
      auth: 'seeker',
      responses: { 200: messageResponse },
      accountLimit: 'upload-by-account',
      body: multipart('data', generalApplicationSchema, { resume: 'resume' }),
    },
    async ({ viewer, body: { data, files } }) => {
      await leaveResume(viewer, data, files.resume)
      return json({ message: generalApplicationMessages.saved })
    },
  ),
})
