import 'server-only'
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { CODE_ALPHABET, CODE_LENGTH, normalizeCode } from '@/lib/auth/code-rules'
import { now } from '@/lib/clock'
import { type Database, db } from '@/lib/db'
import { authSecret } from '@/lib/env'

const LIFE_MS = 10 * 60 * 1000
const MOST_TRIES = 5

/** A fresh random code. */
export function makeCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('')
}

/** Gives an address a new code and returns it; the older one stops working (contract §4). */
export async function issueCode(tx: Database, email: string): Promise<string> {
  const code = makeCode()
  const fresh = {
    codeHash: hashOf(email, code).toString('hex'),
    attempts: 0,
    expiresAt: new Date(now().getTime() + LIFE_MS),
    usedAt: null,
    createdAt: now(),
  }
  await tx.oneTimeCode.upsert({
    where: { email },
    create: { email, ...fresh },
    update: fresh,
    select: { email: true },
  })
  return code
}

/** Counts one try and says whether the code is right. Wrong, used, expired and used-up codes are all just wrong. */
export async function tryCode(email: string, typed: string): Promise<boolean> {
  const [counted] = await db().oneTimeCode.updateManyAndReturn({
    where: { email, attempts: { lt: MOST_TRIES }, usedAt: null, expiresAt: { gt: now() } },
    data: { attempts: { increment: 1 } },
    select: { codeHash: true },
  })
  if (!counted) return false
  return timingSafeEqual(Buffer.from(counted.codeHash, 'hex'), hashOf(email, typed))
}

/** Uses a right code up. Of several at once only one gets true. */
export async function consumeCode(tx: Database, email: string, typed: string): Promise<boolean> {
  const codeHash = hashOf(email, typed).toString('hex')
  const { count } = await tx.oneTimeCode.updateMany({
    where: { email, codeHash, usedAt: null, expiresAt: { gt: now() } },
    data: { usedAt: now() },
  })
  return count === 1
}

function hashOf(email: string, code: string): Buffer {
  return createHmac('sha256', authSecret())
    .update(JSON.stringify(['code', email, normalizeCode(code)]))
    .digest()
}
