import * as z from 'zod'
import { json, methods, route } from '@/lib/api/route'
import { env } from '@/lib/env'
import { getApplication } from '@/lib/hiring/programs/application-queries'
import { toProgramApplication } from '@/lib/hiring/programs/format'
import { programApplicationWire } from '@/lib/hiring/programs/schema'
import { idParam } from '@/lib/platform/schemas'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'Get an application with its profile',
      tag: 'Programs',
      auth: 'program',
      scope: 'applications:read',
      responses: { 200: programApplicationWire },
      params: z.object({ id: idParam }),
    },
    async ({ viewer, params: { id } }) =>
      json(toProgramApplication(viewer, new URL(env().SITE_URL).origin, await getApplication(viewer, id))),
  ),
})
