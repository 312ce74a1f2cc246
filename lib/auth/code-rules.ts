import * as z from 'zod'

/** The characters of captchas and one-time codes (requirements §9): none that is easily taken for another. */
export const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const CODE_LENGTH = 4

/** A code as people type or paste it, as it is compared: upper case, without the spaces and dashes between. */
export function normalizeCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase()
}

export const codeMessages = {
  wrong: 'This code is wrong or no longer valid. Check your latest mail or ask for a new code.',
  incomplete: 'Enter all four characters of the code.',
  notSent: 'The code could not be sent. Please try again.',
} as const

/** What was typed as a mailed code; the server alone says whether it is right. */
export const sentCodeSchema = z.string(codeMessages.wrong).trim().min(1, codeMessages.wrong).max(40, codeMessages.wrong)

/** The boxes of a code in a form, all of them filled. */
export const filledCodeSchema = z
  .string()
  .transform(normalizeCode)
  .pipe(z.string().length(CODE_LENGTH, codeMessages.incomplete))
