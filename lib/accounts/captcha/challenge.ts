import 'server-only'
import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { drawCaptcha } from '@/lib/accounts/captcha/picture'
import { newQuestion } from '@/lib/accounts/captcha/questions'
import { ApiError } from '@/lib/api/errors'
import { spend } from '@/lib/api/limits'
import { sign, verify } from '@/lib/auth/tokens'
import { authSecret } from '@/lib/env'

const SECONDS = 15 * 60

export type CaptchaKind = 'image' | 'question'
/** What the page shows: an image with a code, or a question for people who can't see one. */
export type Captcha = { captchaId: string; image: string } | { captchaId: string; question: string }

/** Creates a captcha. The id is signed and contains only a keyed hash of the answer. */
export async function newCaptcha(kind: CaptchaKind): Promise<Captcha> {
  if (kind === 'question') {
    const { question, answer } = newQuestion()
    return { captchaId: await captchaIdFor(answer.toUpperCase()), question }
  }
  const code = newCode()
  return { captchaId: await captchaIdFor(code), image: await drawCaptcha(code) }
}

export function newCode(): string {
  return Array.from({ length: CAPTCHA_LENGTH }, () => CAPTCHA_ALPHABET[randomInt(CAPTCHA_ALPHABET.length)]).join('')
}

/**
 * Each captcha can be tried once, right or wrong. Also throws `invalid` with `mismatch` for forged, expired and used
 * ids.
 */
export async function checkCaptcha(captchaId: string, entered: string, mismatch: string): Promise<void> {
  const challenge = (await verify('captcha', captchaId)) as { id: string; answer: string } | null
  const isRight = challenge !== null && challenge.answer === seal(challenge.id, entered.trim().toUpperCase())
  const isFresh = challenge !== null && (await isFirstUse(challenge.id))
  if (!isRight || !isFresh) throw new ApiError('invalid', mismatch, { fields: { captcha: mismatch } })
}

async function isFirstUse(id: string): Promise<boolean> {
  try {
    await spend('captcha-by-id', id)
    return true
  } catch (error) {
    if (error instanceof ApiError && error.code === 'too-many') return false
    throw error
  }
}

function captchaIdFor(answer: string): Promise<string> {
  const id = randomBytes(16).toString('base64url')
  return sign('captcha', { id, answer: seal(id, answer) }, SECONDS)
}

function seal(id: string, answer: string): string {
  return createHmac('sha256', authSecret())
    .update(JSON.stringify(['captcha', id, answer]))
    .digest('base64url')
}

export const CAPTCHA_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const CAPTCHA_LENGTH = 5
