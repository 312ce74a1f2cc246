// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove.
const INVALID = /[\ud800-\udfff\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu

const valid = (text: string): string => text.replace(INVALID, '')

export const escapeXml = (text: string) => valid(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Wraps text in a CDATA section that the text can't end early. */
export const cdata = (text: string) => `<![CDATA[${valid(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
