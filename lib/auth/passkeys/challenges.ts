import 'server-only'
import { randomBytes } from 'node:crypto'
import type { Kind } from '@/lib/auth/cookies'
import { findPasskeyBrowser, namePasskeyBrowser } from '@/lib/auth/signed-cookies'
import { sign, verify } from '@/lib/auth/tokens'
import { db } from '@/lib/db'
import { now } from '@/lib/platform/clock'

const PURPOSE = 'passkey-challenge'
export const CHALLENGE_SECONDS = 5 * 60

/** What a challenge is for. A registration is for one account, which the authenticator knows as `userHandle`. */
export type ChallengeOf =
  | { purpose: 'sign-in'; kind: Kind }
  | { purpose: 'registration'; kind: Kind; accountId: number; userHandle: string }

type Challenge = ChallengeOf & { id: string; browser: string }

/** A signed challenge for this browser, so that showing a login page writes nothing to the database. */
export async function issueChallenge(of: ChallengeOf): Promise<string> {
  const challenge: Challenge = { ...of, id: randomBytes(18).toString('base64url'), browser: await namePasskeyBrowser() }
  return sign(PURPOSE, challenge, CHALLENGE_SECONDS)
}

/**
 * What the challenge in an answer was issued for. Null if it's forged, expired, used or another browser's. Marks it as
 * used, even if the rest of the answer is wrong.
 */
export async function spendChallenge(clientData: string): Promise<{ of: ChallengeOf; challenge: string } | null> {
  const challenge = challengeIn(clientData)
  const token = challenge && Buffer.from(challenge, 'base64url').toString()
  const of = (await verify(PURPOSE, token)) as Challenge | null
  if (!challenge || !of || of.browser !== (await findPasskeyBrowser())) return null
  const expiresAt = new Date(now().getTime() + CHALLENGE_SECONDS * 1000)
  const { count } = await db().usedChallenge.createMany({ data: { id: of.id, expiresAt }, skipDuplicates: true })
  return count === 1 ? { of, challenge } : null
}

function challengeIn(clientData: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as { challenge?: unknown }
    return typeof challenge === 'string' ? challenge : null
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return null
    throw error
  }
}
