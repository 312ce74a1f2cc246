import 'server-only'
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { CODE_ALPHABET, CODE_LENGTH, normalizeCode } from '@/lib/auth/code-rules'
import { type Database, db } from '@/lib/db'
import { authSecret } from '@/lib/env'
import { now } from '@/lib/platform/clock'

const LIFE_MS = 10 * 60 * 1000
const MAX_TRIES = 5

export const WITHOUT_COOKIES = ''

/** The purpose of an emailed code. The code isn't valid for any other. */
export type CodePurpose = 'registration' | 'sign-in' | 'application' | 'deletion' | 'provider'

export type CodeOf = { purpose: CodePurpose; email: string }

function makeCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('')
}

export async function issueCode(tx: Database, { purpose, email }: CodeOf, browsers: string[]): Promise<string> {
  const code = makeCode()
  const fresh = {
    codeHash: hashOf({ purpose, email }, code).toString('hex'),
    attempts: 0,
    expiresAt: new Date(now().getTime() + LIFE_MS),
    usedAt: null,
    createdAt: now(),
  }
  for (const browser of browsers)
    await tx.oneTimeCode.upsert({
      where: { email_browser: { email, browser } },
      create: { email, browser, ...fresh },
      update: fresh,
      select: { email: true },
    })
  return code
}

export async function tryCode({ purpose, email }: CodeOf, browser: string, typed: string): Promise<boolean> {
  const [counted] = await db().oneTimeCode.updateManyAndReturn({
    where: { email, browser, attempts: { lt: MAX_TRIES }, usedAt: null, expiresAt: { gt: now() } },
    data: { attempts: { increment: 1 } },
    select: { codeHash: true },
  })
  if (!counted) return false
  return timingSafeEqual(Buffer.from(counted.codeHash, 'hex'), hashOf({ purpose, email }, typed))
}

export async function consumeCode(tx: Database, { purpose, email }: CodeOf, typed: string): Promise<boolean> {
  const codeHash = hashOf({ purpose, email }, typed).toString('hex')
  const { count } = await tx.oneTimeCode.updateMany({
    where: { email, codeHash, usedAt: null, expiresAt: { gt: now() } },
    data: { usedAt: now() },
  })
  return count > 0
}

/** Whether a code can still be used, in one browser or in any with cookies. Doesn't count as a try. */
export async function isLiveCode({ purpose, email }: CodeOf, browser: string | null, code: string): Promise<boolean> {
  const codeHash = hashOf({ purpose, email }, code).toString('hex')
  const live = { email, codeHash, attempts: { lt: MAX_TRIES }, usedAt: null, expiresAt: { gt: now() } }
  return (await db().oneTimeCode.count({ where: { ...live, browser: browser ?? { not: WITHOUT_COOKIES } } })) > 0
}

function hashOf({ purpose, email }: CodeOf, code: string): Buffer {
  const parts = purpose === 'registration' ? [email] : [purpose, email]
  return createHmac('sha256', authSecret())
    .update(JSON.stringify(['code', ...parts, normalizeCode(code)]))
    .digest()
}
