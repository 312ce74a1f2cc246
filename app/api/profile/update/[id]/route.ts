import * as z from 'zod'
import { multipart } from '@/lib/api/body'
import { json, methods, route } from '@/lib/api/route'
import { writeFacts } from '@/lib/hiring/matches/mutations'
import { toProfile } from '@/lib/people/profiles/format'
import { updateProfile } from '@/lib/people/profiles/mutations'
import { profileSchema } from '@/lib/people/profiles/schema'
import { profileWire } from '@/lib/people/profiles/wire'
import { idParam } from '@/lib/platform/schemas'

const profileBody = multipart('profileData', profileSchema, { profileImage: 'profileImage', resume: 'profileResume' })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: route(
    {
      summary: "Update the sent fields of the signed-in seeker's profile",
      tag: 'Profiles',
      auth: 'seeker',
      responses: { 200: profileWire },
      accountLimit: 'upload-by-account',
      params: z.object({ id: idParam }),
      body: profileBody,
    },
    async ({ viewer, params: { id }, body }) => {
      const profile = await updateProfile(viewer, id, body.data, body.files)
      await writeFacts([viewer.id])
      return json(toProfile(profile, viewer.userName))
    },
  ),
})
