import { TOTP } from 'otpauth'

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
