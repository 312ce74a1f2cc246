import { ApiError } from '@/lib/api/errors'
import { json, methods, route } from '@/lib/api/route'
import { markStep } from '@/lib/console/setup/mutations'
import { setupResponse, stepBody, stepParam } from '@/lib/console/setup/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: route(
    {
      summary: 'Mark a step of the setup as done or skipped',
      tag: 'Admin console',
      auth: 'owner',
      audit: { none: "The step's own changes are logged" },
      responses: { 200: setupResponse },
      params: stepParam,
      body: stepBody,
    },
    async ({ viewer, params, body }) => {
      const setup = await markStep(viewer, params.step, body.status)
      if (!setup) throw new ApiError('not-found')
      return json({ steps: setup.steps })
    },
  ),
})
