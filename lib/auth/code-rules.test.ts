import { CODE_ALPHABET, CODE_LENGTH, normalizeCode } from '@/lib/auth/code-rules'

test('uses the documented alphabet: capitals and digits without I, O, 0 and 1', () => {
  expect(CODE_ALPHABET).toHaveLength(32)
  expect(new Set(CODE_ALPHABET).size).toBe(32)
  expect(CODE_ALPHABET).toMatch(/^[A-Z2-9]+$/)
  expect(CODE_ALPHABET).not.toMatch(/[IO01]/)
})

test('uses codes of four characters', () => {
  expect(CODE_LENGTH).toBe(4)
})

test.each([
  ['K7QP', 'K7QP'],
  ['k7qp', 'K7QP'],
  [' k7 qp\n', 'K7QP'],
  ['k7-qp', 'K7QP'],
  ['', ''],
])('normalizes %j to %j', (typed, compared) => {
  expect(normalizeCode(typed)).toBe(compared)
})
