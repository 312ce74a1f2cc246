/** The characters of captchas and one-time codes (requirements §9): none that is easily taken for another. */
export const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const CODE_LENGTH = 4

/** A code as people type or paste it, as it is compared: upper case, without the spaces and dashes between. */
export function normalizeCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase()
}
