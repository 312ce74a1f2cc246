import 'server-only'
import * as z from 'zod'
import { ApiError } from '@/lib/api/errors'
import { sign, verify } from '@/lib/auth/tokens'
import { commentMessages } from '@/lib/content/comments/messages'
import { now } from '@/lib/platform/clock'

const PURPOSE = 'blog-comment'
const WEEK_SECONDS = 7 * 24 * 60 * 60
const payload = z.object({ blogId: z.number(), at: z.number() })

export function issueFormToken(blogId: number): Promise<string> {
  return sign(PURPOSE, { blogId, at: now().getTime() }, WEEK_SECONDS)
}

export async function formOpenMs(token: string, blogId: number): Promise<number> {
  const { data } = payload.safeParse(await verify(PURPOSE, token))
  if (data?.blogId !== blogId) throw new ApiError('invalid', commentMessages.stale)
  return now().getTime() - data.at
}
