import { multipart } from '@/lib/api/body'
import { json, methods, route } from '@/lib/api/route'
import { writeFacts } from '@/lib/hiring/matches/mutations'
import { toProfile } from '@/lib/people/profiles/format'
import { createProfile } from '@/lib/people/profiles/mutations'
import { profileSchema } from '@/lib/people/profiles/schema'
import { profileWire } from '@/lib/people/profiles/wire'

const profileBody = multipart('profileData', profileSchema, { profileImage: 'profileImage', resume: 'profileResume' })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: "Create the signed-in seeker's profile",
      tag: 'Profiles',
      auth: 'seeker',
      responses: { 201: profileWire },
      accountLimit: 'upload-by-account',
      body: profileBody,
    },
    async ({ viewer, body }) => {
      const profile = await createProfile(viewer, body.data, body.files)
      await writeFacts([viewer.id])
      return json(toProfile(profile, viewer.userName), 201)
    },
  ),
})
