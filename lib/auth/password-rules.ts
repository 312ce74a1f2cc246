import * as z from 'zod'

export const MIN_PASSWORD_LENGTH = 6
export const MAX_PASSWORD_LENGTH = 128

export const passwordMessages = {
  tooShort: (shortest: number) => `New password should be at least ${shortest} characters`,
  tooLong: `New password should be at most ${MAX_PASSWORD_LENGTH} characters`,
} as const

export const newPasswordSchema = z
  .string(passwordMessages.tooShort(MIN_PASSWORD_LENGTH))
  .min(MIN_PASSWORD_LENGTH, passwordMessages.tooShort(MIN_PASSWORD_LENGTH))
  .max(MAX_PASSWORD_LENGTH, passwordMessages.tooLong)
