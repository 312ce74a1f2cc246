import { ApiError } from '@/lib/api/errors'
import { json, methods, route } from '@/lib/api/route'
import { chooseContent } from '@/lib/console/setup/mutations'
import { contentBody, setupResponse } from '@/lib/console/setup/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Start with the sample texts, or with an outline of what belongs on each page',
      tag: 'Admin console',
      auth: 'owner',
      audit: { ifChanged: 'site-text.published' },
      responses: { 200: setupResponse },
      body: contentBody,
    },
    async ({ viewer, body }) => {
      const setup = await chooseContent(viewer, body.choice)
      if (!setup) throw new ApiError('not-found')
      return json({ steps: setup.steps })
    },
  ),
})
