import 'server-only'
import { type CodeOf, consumeCode, tryCode } from '@/lib/auth/codes'
import type { Seeker } from '@/lib/auth/guards'
import { createSession } from '@/lib/auth/sessions'
import { type Database, db } from '@/lib/db'
import { now } from '@/lib/platform/clock'
import { recordConsent } from '@/lib/platform/consents/records'
import { storedPhone } from '@/lib/platform/phones/numbers'

export const isAccount = { OR: [{ passwordHash: { not: null } }, { openedByCodeAt: { not: null } }] }

export async function startSessionByCode(email: string, browser: string, code: string): Promise<string | null> {
  const codeOf: CodeOf = { purpose: 'sign-in', email }
  if (!(await tryCode(codeOf, browser, code))) return null
  return db().$transaction(async (tx) => {
    const account = await lockByEmail(tx, email)
    if (!account?.isAccount || !(await consumeCode(tx, codeOf, code))) return null
    return createSession(tx, 'seeker', account.id)
  })
}

type Person = { email: string; userName: string; mobile: string }

export async function enterByCode(tx: Database, person: Person, code: string): Promise<Seeker | null> {
  const { email } = person
  await tx.$executeRaw`INSERT INTO "Seeker" ("email") VALUES (${email}) ON CONFLICT ("email") DO NOTHING`
  // Concurrent attempts wait here and then find that the code has been used.
  const found = await lockByEmail(tx, email)
  if (!found || !(await consumeCode(tx, { purpose: 'application', email }, code))) return null
  const { userName, mobile } = found.isAccount ? found : await openAccount(tx, found.id, person)
  const sessionId = await createSession(tx, 'seeker', found.id)
  return { kind: 'seeker', id: found.id, email, userName, mobile, sessionId } as Seeker
}

async function openAccount(tx: Database, id: number, { userName, mobile }: Person) {
  const phoneE164 = storedPhone(mobile, 'seeker')
  const data = { userName, mobile, phoneE164, verifiedAt: now(), openedByCodeAt: now() }
  await tx.seeker.update({ where: { id }, data, select: { id: true } })
  await recordConsent(tx, id, 'account-terms')
  return { userName, mobile }
}

type Locked = { id: number; userName: string; mobile: string; isAccount: boolean }

async function lockByEmail(tx: Database, email: string): Promise<Locked | undefined> {
  const [seeker] = await tx.$queryRaw<Locked[]>`
    SELECT "id", "userName", "mobile", ("passwordHash" IS NOT NULL OR "openedByCodeAt" IS NOT NULL) AS "isAccount"
    FROM "Seeker" WHERE "email" = ${email} FOR NO KEY UPDATE`
  return seeker
}
