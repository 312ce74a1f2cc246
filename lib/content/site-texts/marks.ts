// Invisible characters around each text of a page, from which the browser finds the place of every field.
const START = '\u2063'
const END = '\u2064'
const DIGITS = ['\u2061', '\u2062'] as const
const ANY = /[\u2061-\u2064]/g
const MARKED = /\u2063([\u2061\u2062]+)\u2063([^\u2063\u2064]*)\u2064/g

/** A text with the number of its field. */
export function withMark(index: number, text: string): string {
  const digits = [...index.toString(2)].map((digit) => DIGITS[Number(digit) as 0 | 1])
  return `${START}${digits.join('')}${START}${withoutMarks(text)}${END}`
}

export const withoutMarks = (text: string) => text.replace(ANY, '')

export const hasMarks = (text: string) => text.search(ANY) >= 0

/** The parts of a rendered text: the number of a field for each marked one, and what's between them. */
export function markedParts(text: string): (number | string)[] {
  const parts: (number | string)[] = []
  let end = 0
  for (const found of text.matchAll(MARKED)) {
    parts.push(withoutMarks(text.slice(end, found.index)))
    parts.push(Number.parseInt([...(found[1] ?? '')].map((digit) => (digit === DIGITS[1] ? '1' : '0')).join(''), 2))
    end = found.index + found[0].length
  }
  return [...parts, withoutMarks(text.slice(end))].filter((part) => part !== '')
}
