/*
 * No control characters, except tabs and line breaks in the second pattern. Programs that check requests against our
 * OpenAPI description understand these escapes, but not all of them understand \p{Cc}.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that's what it's for.
export const ONE_LINE = /^[^\u0000-\u001f\u007f-\u009f]*$/
// biome-ignore lint/suspicious/noControlCharactersInRegex: that's what it's for.
export const SEVERAL_LINES = /^[^\u0000-\u0008\u000b-\u001f\u007f-\u009f]*$/
