import { answerTo } from '@/e2e/support/captcha'
import { CAPTCHA_ALPHABET, checkCaptcha, newCaptcha, newCode } from '@/lib/accounts/captcha/challenge'
import { glyphSegments } from '@/lib/accounts/captcha/picture'

const mismatch = 'Captcha does not match.'

async function question() {
  const captcha = await newCaptcha('question')
  if (!('question' in captcha)) throw new Error('No question came.')
  return { id: captcha.captchaId, answer: answerTo(captcha.question) }
}

beforeAll(() => {
  process.env.AUTH_SECRET = 'a secret for these tests only, long enough'
})

test('makes a code of five characters without I, O, 0 and 1', () => {
  expect(CAPTCHA_ALPHABET).toHaveLength(32)
  expect(CAPTCHA_ALPHABET).not.toMatch(/[IO01]/)
  for (let i = 0; i < 200; i++) expect(newCode()).toMatch(/^[A-HJ-NP-Z2-9]{5}$/)
})

test('draws every character of the alphabet differently', () => {
  const drawn = [...CAPTCHA_ALPHABET].map((sign) => JSON.stringify(glyphSegments(sign)))
  expect(new Set(drawn).size).toBe(32)
  expect(drawn).not.toContain('[]')
})

test('makes a PNG and an id that reveals nothing about the code', async () => {
  const captcha = await newCaptcha('image')
  expect(Object.keys(captcha)).toEqual(['captchaId', 'image'])
  expect('image' in captcha && captcha.image).toMatch(/^data:image\/png;base64,/)
})

test('accepts the right answer once', async () => {
  const { id, answer } = await question()
  await checkCaptcha(id, ` ${answer} `, mismatch)
  await expect(checkCaptcha(id, answer, mismatch)).rejects.toThrow(mismatch)
})

test('a wrong answer uses up the captcha', async () => {
  const { id, answer } = await question()
  await expect(checkCaptcha(id, '99', mismatch)).rejects.toThrow(mismatch)
  await expect(checkCaptcha(id, answer, mismatch)).rejects.toThrow(mismatch)
})

test('rejects a forged id', async () => {
  const { id, answer } = await question()
  await expect(checkCaptcha(`${id}x`, answer, mismatch)).rejects.toThrow(mismatch)
  await expect(checkCaptcha('', '', mismatch)).rejects.toThrow(mismatch)
})
