import 'server-only'
import { Secret, TOTP } from 'otpauth'
import { decrypt, encrypt } from '@/lib/auth/encryption'
import { site } from '@/lib/site'

const SECRET_BYTES = 20
/** A clock may go wrong by one step of 30 seconds. */
const STEPS_OFF = 1

/** A fresh secret for an authenticator app, as people type it. */
export function makeTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** What the QR code tells the app: the secret and whose it is. */
export function totpUrl(email: string, secret: string): string {
  return new TOTP({ issuer: site.name, label: email, secret }).toString()
}

/** The time step whose code was typed, or null when it is none of then; what is not six digits is no code. */
export function totpStepOf(secret: string, typed: string, time: Date): number | null {
  const token = typed.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const totp = new TOTP({ secret })
  const timestamp = time.getTime()
  const delta = totp.validate({ token, timestamp, window: STEPS_OFF })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

const purposeOf = (adminId: number) => `second factor of admin ${adminId}`

/** The secret as the admin's row keeps it: who reads the database alone cannot make codes. */
export function sealTotpSecret(adminId: number, secret: string): string {
  return encrypt(purposeOf(adminId), secret)
}

/** The secret of an admin's row again, or null when there is none that can be read. */
export function openTotpSecret(adminId: number, sealed: string | null): string | null {
  return sealed && decrypt(purposeOf(adminId), sealed)
}
