import * as z from 'zod'

/** The documented minimum (spec §9); PASSWORD_MIN_LENGTH may raise it on the server. */
export const SHORTEST_PASSWORD = 6
/** Longer ones are refused before they are hashed. */
export const LONGEST_PASSWORD = 128

export const passwordMessages = {
  tooShort: (shortest: number) => `New password should be at least ${shortest} characters`,
  tooLong: `New password should be at most ${LONGEST_PASSWORD} characters`,
  tooCommon: 'This password is one of the first that people try. Please choose another one.',
} as const

/** A password that someone chooses, as far as the page can judge it; `checkNewPassword` judges it on the server. */
export const newPasswordSchema = z
  .string(passwordMessages.tooShort(SHORTEST_PASSWORD))
  .min(SHORTEST_PASSWORD, passwordMessages.tooShort(SHORTEST_PASSWORD))
  .max(LONGEST_PASSWORD, passwordMessages.tooLong)
