/** Uppercase letters and digits without I, O, 0 and 1 (spec §9). */
export const CAPTCHA_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const CAPTCHA_LENGTH = 5
