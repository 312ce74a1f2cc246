import 'server-only'
import { spend } from '@/lib/api/limits'
import { hashOfRecoveryCode } from '@/lib/auth/recovery-codes'
import { openTotpSecret, totpStepOf } from '@/lib/auth/totp'
import { now } from '@/lib/clock'
import type { Database } from '@/lib/db'

export type SecondFactor = 'app' | 'recovery-code'

/** Where a code comes from: a browser that is known to the account, by its device or session, is counted by itself. */
export type CodeClient = { address: string; known: string | null }

/** Counts one try of a code for an admin, wherever it is asked for; throws `too-many`. */
export async function spendCodeTry(adminId: number, { address, known }: CodeClient): Promise<void> {
  if (known) return spend('second-factor-by-account-and-device', `${adminId} ${known}`)
  await spend('second-factor-by-account-and-address', `${adminId} ${address}`)
  await spend('second-factor-by-account', String(adminId))
}

/**
 * Takes a code of the admin's app or one of their recovery codes and says which it was; null for a wrong one. Each
 * works once: of several who send the same at the same time one is right.
 */
export async function takeCode(database: Database, adminId: number, typed: string): Promise<SecondFactor | null> {
  if (await takeAppCode(database, adminId, typed)) return 'app'
  return (await takeRecoveryCode(database, adminId, typed)) ? 'recovery-code' : null
}

async function takeAppCode(database: Database, id: number, typed: string): Promise<boolean> {
  const admin = await database.admin.findUnique({ where: { id }, select: { totpSecret: true } })
  const secret = openTotpSecret(id, admin?.totpSecret ?? null)
  const step = secret && totpStepOf(secret, typed, now())
  if (!step) return false
  const { count } = await database.admin.updateMany({
    where: { id, totpEnabledAt: { not: null }, OR: [{ totpLastStep: null }, { totpLastStep: { lt: step } }] },
    data: { totpLastStep: step },
  })
  return count === 1
}

async function takeRecoveryCode(database: Database, id: number, typed: string): Promise<boolean> {
  const hash = hashOfRecoveryCode(id, typed)
  const count = await database.$executeRaw`
    UPDATE "Admin" SET "recoveryCodes" = array_remove("recoveryCodes", ${hash})
    WHERE "id" = ${id} AND "totpEnabledAt" IS NOT NULL AND ${hash} = ANY("recoveryCodes")`
  return count === 1
}
