import 'server-only'
import * as z from 'zod'
import { sign, verify } from '@/lib/auth/tokens'
import { env } from '@/lib/env'
import { INVITATION_PATH } from '@/lib/hiring/interviews/schema'

const PURPOSE = 'interview'

/** Longer than any interview is away. The page behind the link also closes once the interview is over. */
const SECONDS = 365 * 24 * 60 * 60

export async function invitationUrl(id: number): Promise<string> {
  return `${env().SITE_URL}${INVITATION_PATH}?token=${await sign(PURPOSE, id, SECONDS)}`
}

export async function readInvitation(token: string): Promise<number | null> {
  return z.int().safeParse(await verify(PURPOSE, token)).data ?? null
}
