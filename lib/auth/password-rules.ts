import * as z from 'zod'
import { site } from '@/lib/site'

export const MIN_PASSWORD_LENGTH = 6
export const MAX_PASSWORD_LENGTH = 128

export const passwordMessages = {
  tooShort: (shortest: number) => `New password should be at least ${shortest} characters`,
  tooLong: `New password should be at most ${MAX_PASSWORD_LENGTH} characters`,
  tooCommon: 'This password is one of the first that people try. Please choose another one.',
  ownWords: 'This password is made of our own name, which people try first. Please choose another one.',
  personal: 'This password is made of your name or email, which people try first. Please choose another one.',
} as const

export const newPasswordSchema = z
  .string(passwordMessages.tooShort(MIN_PASSWORD_LENGTH))
  .min(MIN_PASSWORD_LENGTH, passwordMessages.tooShort(MIN_PASSWORD_LENGTH))
  .max(MAX_PASSWORD_LENGTH, passwordMessages.tooLong)

const ownWords = wordsOf(`${site.name} ${site.legalName} portal staffing careers admin recruiter editor`)

/**
 * Why a password is refused that is made of the company's own words and of `owner` (their email and name), with what
 * people put around them: "Cedarbridge-2026!", "asha.rao7". The field's meter and the server both ask here.
 */
export function guessableMessage(password: string, owner: readonly string[]): string | null {
  if (isMadeOf(password, ownWords)) return passwordMessages.ownWords
  return isMadeOf(password, [...ownWords, ...owner.flatMap(wordsOf)]) ? passwordMessages.personal : null
}

// Not a regular expression built from somebody's name: those can take exponential time.
function isMadeOf(password: string, words: readonly string[]): boolean {
  const letters = lettersOf(password)
  const reached = new Set([0])
  for (const at of reached) for (const word of words) if (letters.startsWith(word, at)) reached.add(at + word.length)
  return letters !== '' && reached.has(letters.length)
}

function wordsOf(text: string): string[] {
  const parts = text.split(/\P{L}+/u).map(lettersOf)
  const joined = text.split(/[\s@]+/).map(lettersOf)
  return [...parts, ...joined].filter((word) => word.length > 1)
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/\P{L}/gu, '')
}
