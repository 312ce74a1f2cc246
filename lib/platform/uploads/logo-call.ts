import 'server-only'
import * as z from 'zod'
import { ApiError } from '@/lib/api/errors'
import type { ApiTag } from '@/lib/api/reference'
import { methods, route } from '@/lib/api/route'
import { findFile } from '@/lib/platform/uploads/queries'
import { respondWithImage } from '@/lib/platform/uploads/respond'

export const fileParams = z.object({ file: z.string().regex(/^[\w-]{1,64}\.\w{1,5}$/) })

type Logo = { summary: string; tag: ApiTag; kind: 'SITE_LOGO' | 'PARTNER_LOGO' | 'COMPANY_LOGO' }

/** The call that returns public logos of one kind. */
export function logoCall({ summary, tag, kind }: Logo) {
  return methods({
    GET: route(
      { summary, tag, auth: 'anyone', responses: { 200: 'image/*' }, params: fileParams },
      async ({ params }) => {
        const file = await findFile(params.file, [kind])
        if (!file) throw new ApiError('not-found')
        return respondWithImage(file)
      },
    ),
  })
}
