import { parseInput } from '@/lib/api/body'
import { ApiError } from '@/lib/api/errors'
import { spend } from '@/lib/api/limits'
import { methods, route } from '@/lib/api/route'
import { outcomeOf, postPathOf } from '@/lib/content/comments/form-answer'
import { addComment } from '@/lib/content/comments/mutations'
import { commentSchema } from '@/lib/content/comments/schema'

const MAX_FORM = 64 * 1024

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Comment from a page without JavaScript; always redirects back to the post with a status',
      tag: 'Blog and comments',
      auth: 'anyone',
      responses: { 303: null },
    },
    async ({ viewer, request, ip }) => {
      const back = (outcome: string) => {
        const location = `${postPathOf(request.headers.get('referer'))}?comment=${outcome}#comments`
        return new Response(null, { status: 303, headers: { location } })
      }
      try {
        await spend('comment-by-ip', ip)
        const comment = parseInput(commentSchema, await readForm(request))
        await spend('comment-by-email', comment.email)
        await addComment(viewer, comment)
        return back('sent')
      } catch (error) {
        if (error instanceof ApiError) return back(outcomeOf(error))
        throw error
      }
    },
  ),
})

async function readForm(request: Request): Promise<Record<string, string>> {
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')
  if (!isForm) throw new ApiError('unsupported-type')
  if (!(Number(request.headers.get('content-length') ?? Number.NaN) <= MAX_FORM)) throw new ApiError('too-large')
  const text = await request.text()
  if (/%00|\0/.test(text)) throw new ApiError('invalid')
  return Object.fromEntries(new URLSearchParams(text))
}
