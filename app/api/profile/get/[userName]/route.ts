import { json, methods, route } from '@/lib/api/route'
import { toProfile } from '@/lib/people/profiles/format'
import { getProfile } from '@/lib/people/profiles/queries'
import { profileParams } from '@/lib/people/profiles/schema'
import { profileWire } from '@/lib/people/profiles/wire'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: "Get a seeker's profile; recruiters can get anyone's. 404 if there's none yet",
      tag: 'Profiles',
      auth: 'seeker-or-recruiter',
      responses: { 200: profileWire },
      params: profileParams,
    },
    async ({ viewer, params: { userName } }) => json(toProfile(await getProfile(viewer, userName), userName)),
  ),
})
