import * as z from 'zod'

export const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const CODE_LENGTH = 4

export function normalizeCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase()
}

export const codeMessages = {
  wrong: 'This code is wrong or no longer valid. Check your latest mail or ask for a new code.',
  incomplete: 'Enter all four characters of the code.',
  notSent: 'The code could not be sent. Please try again.',
} as const

export const sentCodeSchema = z.string(codeMessages.wrong).trim().min(1, codeMessages.wrong).max(40, codeMessages.wrong)

export const filledCodeSchema = z
  .string()
  .transform(normalizeCode)
  .pipe(z.string().length(CODE_LENGTH, codeMessages.incomplete))
