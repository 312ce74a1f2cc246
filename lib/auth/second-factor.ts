import 'server-only'
import { createHash, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { spend } from '@/lib/api/limits'
import { CODE_ALPHABET, normalizeCode } from '@/lib/auth/code-rules'
import { decrypt, encrypt } from '@/lib/auth/tokens'
import type { Database } from '@/lib/db'
import { now } from '@/lib/platform/clock'
import { site } from '@/lib/site/company'

type SecondFactor = 'app' | 'recovery-code'

/**
 * The client whose tries are counted. A browser that the account knows, by device or session, is counted separately.
 */
export type CodeClient = { ip: string; known: string | null }

export async function spendCodeTry(adminId: number, { ip, known }: CodeClient): Promise<void> {
  if (known) return spend('second-factor-by-account-and-device', `${adminId} ${known}`)
  await spend('second-factor-by-account-and-ip', `${adminId} ${ip}`)
  await spend('second-factor-by-account', String(adminId))
}

export async function takeCode(database: Database, adminId: number, typed: string): Promise<SecondFactor | null> {
  if (await takeAppCode(database, adminId, typed)) return 'app'
  return (await takeRecoveryCode(database, adminId, typed)) ? 'recovery-code' : null
}

async function takeAppCode(database: Database, id: number, typed: string): Promise<boolean> {
  const admin = await database.admin.findUnique({ where: { id }, select: { totpSecret: true } })
  const sealed = admin?.totpSecret ? await decrypt(purposeOf(id), admin.totpSecret) : null
  const step = sealed && totpStepOf(sealed.text, typed, now())
  if (!step) return false
  // Secrets encrypted with an older AUTH_SECRET are encrypted again when they're used.
  const resealed = sealed.isOld && { totpSecret: await sealTotpSecret(id, sealed.text) }
  const { count } = await database.admin.updateMany({
    where: { id, totpEnabledAt: { not: null }, OR: [{ totpLastStep: null }, { totpLastStep: { lt: step } }] },
    data: { totpLastStep: step, ...resealed },
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

const SECRET_BYTES = 20
const STEPS_OFF = 1

export function makeTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

export function totpUrl(email: string, secret: string): string {
  return new TOTP({ issuer: site.name, label: email, secret }).toString()
}

export function totpStepOf(secret: string, typed: string, time: Date): number | null {
  const token = typed.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const totp = new TOTP({ secret })
  const timestamp = time.getTime()
  const delta = totp.validate({ token, timestamp, window: STEPS_OFF })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

const purposeOf = (adminId: number) => `second factor of admin ${adminId}`

/** Encrypted before it's stored, so that reading the database isn't enough to create codes. */
export function sealTotpSecret(adminId: number, secret: string): Promise<string> {
  return encrypt(purposeOf(adminId), secret)
}

export async function openTotpSecret(adminId: number, sealed: string | null): Promise<string | null> {
  return sealed ? ((await decrypt(purposeOf(adminId), sealed))?.text ?? null) : null
}

const RECOVERY_CODES = 10
const GROUPS = 6
const GROUP_LENGTH = 4

export function makeRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, makeCode)
}

export function hashOfRecoveryCode(adminId: number, typed: string): string {
  return createHash('sha256')
    .update(JSON.stringify(['recovery code', adminId, normalizeCode(typed)]))
    .digest('hex')
}

function makeCode(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}
