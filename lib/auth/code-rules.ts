import * as z from 'zod'

export const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const CODE_LENGTH = 4

export function normalizeCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase()
}

export const codeMessages = {
  wrong: 'That code is wrong or has expired. Check your latest email or request a new code.',
  incomplete: 'Enter all 4 characters of the code.',
  notSent: "We couldn't send the code. Try again.",
} as const

export const sentCodeSchema = z.string(codeMessages.wrong).trim().min(1, codeMessages.wrong).max(40, codeMessages.wrong)

export const filledCodeSchema = z
  .string()
  .transform(normalizeCode)
  .pipe(z.string().length(CODE_LENGTH, codeMessages.incomplete))
