import * as z from 'zod'
import { ApiError } from '@/lib/api/errors'
import { methods, route } from '@/lib/api/route'
import { findFile } from '@/lib/platform/uploads/queries'
import { respondWithImage } from '@/lib/platform/uploads/respond'

const fileParams = z.object({ file: z.string().regex(/^[\w-]{1,64}\.\w{1,5}$/) })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: "Get the company's logo",
      tag: 'Files',
      auth: 'anyone',
      responses: { 200: 'image/*' },
      params: fileParams,
    },
    async ({ params }) => {
      const file = await findFile(params.file, ['SITE_LOGO'])
      if (!file) throw new ApiError('not-found')
      return respondWithImage(file)
    },
  ),
})
