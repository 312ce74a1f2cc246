import * as z from 'zod'
import { ApiError } from '@/lib/api/errors'
import { methods, route } from '@/lib/api/route'
import { fileParams } from '@/lib/platform/uploads/logo-call'
import { findFile } from '@/lib/platform/uploads/queries'
import { respondWithImage } from '@/lib/platform/uploads/respond'
import { narrowWidths } from '@/lib/platform/uploads/rules'

const pictureQuery = z.object({ width: z.enum(narrowWidths.map(String)).transform(Number).optional() })
const picture = {
  summary: 'Get a blog image, optionally no wider than a given width',
  tag: 'Files',
  auth: 'anyone',
  responses: { 200: 'image/*' },
  params: fileParams,
  query: pictureQuery,
} as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(picture, async ({ params, query }) => {
    const file = await findFile(params.file, ['BLOG_IMAGE'])
    if (!file) throw new ApiError('not-found')
    return respondWithImage(file, query.width)
  }),
})
