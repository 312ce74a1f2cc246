import { TOTP } from 'otpauth'
import {
  hashOfRecoveryCode,
  makeRecoveryCodes,
  makeTotpSecret,
  openTotpSecret,
  sealTotpSecret,
  totpStepOf,
  totpUrl,
} from '@/lib/auth/second-factor'

process.env.AUTH_SECRET = 'a secret for tests that is long enough'
const STEP_MS = 30_000
const secret = makeTotpSecret()
const time = new Date('2026-11-21T07:00:15Z')
const stepNow = Math.floor(time.getTime() / STEP_MS)
const codeAt = (stepsAhead: number) =>
  new TOTP({ secret }).generate({ timestamp: time.getTime() + stepsAhead * STEP_MS })

test.each([-1, 0, 1])('recognizes the step of the code %i steps from now', (steps) => {
  expect(totpStepOf(secret, codeAt(steps), time)).toBe(stepNow + steps)
})

test.each([-2, 2, 120])('rejects the code %i steps from now', (steps) => {
  expect(totpStepOf(secret, codeAt(steps), time)).toBeNull()
})

test('accepts a code with a space, as apps display it', () => {
  expect(totpStepOf(secret, ` ${codeAt(0).slice(0, 3)} ${codeAt(0).slice(3)} `, time)).toBe(stepNow)
})

test.each(['', '12345', '1234567', 'abcdef', '１２３４５６', '-12345', '1e5000'])('rejects %j', (typed) => {
  expect(totpStepOf(secret, typed, time)).toBeNull()
})

test('makes a new secret of 160 bits each time', () => {
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(makeTotpSecret()).not.toBe(secret)
})

test('decrypts a secret only for its own admin', async () => {
  const sealed = await sealTotpSecret(7, secret)
  expect(await openTotpSecret(7, sealed)).toBe(secret)
  expect(await openTotpSecret(8, sealed)).toBeNull()
  expect(await openTotpSecret(7, null)).toBeNull()
})

test("includes the site and the account in the app's URL", () => {
  const url = new URL(totpUrl('ines+1@mail.example', secret))
  expect([url.protocol, url.searchParams.get('secret'), url.searchParams.get('issuer')]).toEqual([
    'otpauth:',
    secret,
    'Cedarbridge',
  ])
  expect(decodeURIComponent(url.pathname)).toContain('ines+1@mail.example')
})

test('makes ten different codes of six groups', () => {
  const codes = makeRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){5}[A-HJ-NP-Z2-9]{4}$/)
})

test("recognizes an admin's code however it's typed", () => {
  const hash = hashOfRecoveryCode(7, 'K7QP-2MXR-TT9A-HW3E')
  expect(hashOfRecoveryCode(7, ' k7qp 2mxrtt9a-hw3e\n')).toBe(hash)
  expect(hashOfRecoveryCode(8, 'K7QP-2MXR-TT9A-HW3E')).not.toBe(hash)
  expect(hash).not.toContain('K7QP')
})
