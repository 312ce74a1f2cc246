import { hashOfRecoveryCode, makeRecoveryCodes } from '@/lib/auth/recovery-codes'

test('there are ten, all different, of four groups', () => {
  const codes = makeRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/)
})

test('a code is known however it is typed, and only for its admin', () => {
  const hash = hashOfRecoveryCode(7, 'K7QP-2MXR-TT9A-HW3E')
  expect(hashOfRecoveryCode(7, ' k7qp 2mxrtt9a-hw3e\n')).toBe(hash)
  expect(hashOfRecoveryCode(8, 'K7QP-2MXR-TT9A-HW3E')).not.toBe(hash)
  expect(hash).not.toContain('K7QP')
})
