/** What XML 1.0 cannot hold, however it is written. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the very ones that have to go.
const NOT_XML = /[\ud800-\udfff\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu

const valid = (text: string): string => text.replace(NOT_XML, '')

/** Text as XML holds it between tags. */
export const xmlText = (text: string) => valid(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Text as it is, in a section that it cannot end. */
export const cdata = (text: string) => `<![CDATA[${valid(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
