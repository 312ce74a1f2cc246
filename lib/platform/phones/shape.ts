/** The extension at the end of an entered number: "ext. 12", "x12" or "#12". */
export const EXTENSION = /[\s,]*(?:extension|ext\.?|x|#)\s*(\d{1,6})$/i

const NUMBER = /^[+(\d][\d \u00a0().\-‐-―/]{5,}$/

/** Whether a text looks like a phone number. Whether it can be one, only the server knows (./check.ts). */
export const looksLikePhone = (text: string): boolean => NUMBER.test(text.replace(EXTENSION, ''))
