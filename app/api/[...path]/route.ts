import { ApiError } from '@/lib/api/errors'
import { route } from '@/lib/api/route'

/** Any other path below /api returns a JSON 404, never a page (requirements §10). */
const unknownPath = route({ summary: 'Any other path', tag: 'Description', auth: 'anyone' }, async () => {
  throw new ApiError('not-found', 'Endpoint not found.')
})

export const GET = unknownPath
export const POST = unknownPath
export const PUT = unknownPath
export const PATCH = unknownPath
export const DELETE = unknownPath
