import * as z from 'zod'

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
