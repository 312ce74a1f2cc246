import * as z from 'zod'
import { multipart } from '@/lib/api/multipart'
import { idParam, json, methods, route } from '@/lib/api/route'
import { toProfile } from '@/lib/profiles/format'
import { updateProfile } from '@/lib/profiles/mutations'
import { profileSchema } from '@/lib/profiles/schema'
import { profileWire } from '@/lib/profiles/wire'

const profileBody = multipart('profileData', profileSchema, { profileImage: 'profileImage', resume: 'profileResume' })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // PUT /profile/update/{id}: changes what was sent of the signed-in seeker's own profile
  PUT: route(
    {
      auth: 'seeker',
      answers: { 200: profileWire },
      accountLimit: 'upload-by-account',
      params: z.object({ id: idParam }),
      body: profileBody,
    },
    async ({ viewer, params: { id }, body }) =>
      json(toProfile(await updateProfile(viewer, id, body.data, body.files), viewer.userName)),
  ),
})
