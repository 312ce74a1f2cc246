import { TOTP } from 'otpauth'
import { PASSWORD } from '@/e2e/support/people'
import type { Visitor } from '@/e2e/support/visitor'

const STEP_MS = 30_000

/** The code that an authenticator app with that secret shows now, or `stepsAhead` 30-second steps later. */
export function appCode(secret: string, stepsAhead = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + stepsAhead * STEP_MS })
}

/** Returns six digits that aren't one of the current codes. */
export function wrongCode(secret: string): string {
  const near = [-2, -1, 0, 1, 2].map((steps) => appCode(secret, steps))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
}

/** Turns on two-step verification for a signed-in admin whose password is `PASSWORD`. */
export async function turnOnTwoSteps(
  admin: Visitor,
): Promise<{ secret: string; usedCode: string; recoveryCodes: string[] }> {
  const path = '/api/adminaccount/second-factor'
  const { secret } = (await admin.call('POST', path, { json: { password: PASSWORD } })).json as { secret: string }
  const usedCode = appCode(secret)
  const { status, json } = await admin.call('PUT', path, { json: { code: usedCode } })
  if (status !== 200) throw new Error(`Two-step verification wasn't turned on: ${status}`)
  return { secret, usedCode, ...(json as { recoveryCodes: string[] }) }
}
