import { type Line, partsOf } from './lines'
import { isTitle } from './titles'

const HONORIFIC = /^(?:dr|mr|mrs|ms|miss|prof|shri|smt)\.?\s+/i
const LETTERS_AFTER = /,?\s+(?:ph\.?d|mba|pmp|cpa|m\.?d|csm|esq)\.?$/i
const SUFFIX = /^(?:jr|sr|ii|iii|iv)\.?$/i
const INITIAL = /^\p{Lu}\.?$/u
const WORD = /^\p{Lu}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*){0,3}$/u
const NOT_NAMES =
  /\b(?:curriculum|vitae|resume|contact|address|email|phone|page|confidential|university|college|institute|street|road|avenue|apartment|objective|declaration|references?|skills?|india|usa|united|states)\b/i
const MAX_NAME = 80
const MAX_WORDS = 5
const NEAR_TOP = 3
const MAX_LINES = 80

/** A name with a label, or one that the email is made of, or a line at the top that looks like a name. */
export function nameIn(lines: Line[], email: string | null): string | null {
  for (const { text, section } of lines) {
    const labeled = section !== 'references' && /^(?:full |candidate )?name\s*[:-]\s*(.+)$/i.exec(text)?.[1]
    const value = labeled ? nameOf(partsOf(labeled)[0] ?? '') : null
    if (value) return value
  }
  const byEmail = email ? nameByEmail(lines, email) : null
  if (byEmail) return byEmail
  for (const { text, section } of lines.slice(0, NEAR_TOP)) {
    const value = section === 'top' ? nameOf(partsOf(text)[0] ?? '') : null
    if (value) return value
  }
  return null
}

/** The text as a name in usual capitals, or null if it doesn't look like a name. */
export function nameOf(text: string): string | null {
  if (text.length > MAX_NAME || NOT_NAMES.test(text) || isTitle(text)) return null
  const plain = text
    .replace(HONORIFIC, '')
    .replace(LETTERS_AFTER, '')
    .replace(/,\s*(?=(?:jr|sr|ii|iii|iv)\.?$)/i, ' ')
    .trim()
  const words = plain.split(' ')
  const isShaped = words.every((word, at) => WORD.test(word) || INITIAL.test(word) || (at > 1 && SUFFIX.test(word)))
  const isName = words.filter((word) => word.length > 1 && WORD.test(word)).length >= 1
  return isShaped && isName && words.length >= 2 && words.length <= MAX_WORDS ? inUsualCapitals(words) : null
}

/** Two words next to each other that the email is made of: "arjun.khan7@…" and "Excel Arjun Khan". */
function nameByEmail(lines: Line[], email: string): string | null {
  const local = lettersOf(email.split('@')[0] ?? '')
  for (const { text, section } of lines.slice(0, MAX_LINES)) {
    if (section === 'references' || text.length > MAX_NAME * 2) continue
    for (const part of partsOf(text)) {
      const value = windowIn(part.replace(/,/g, '').split(' '), local)
      if (value) return value
    }
  }
  return null
}

function windowIn(words: string[], local: string): string | null {
  const isInEmail = (word = '') => WORD.test(word) && lettersOf(word).length > 2 && local.includes(lettersOf(word))
  const isBetween = (word: string) => WORD.test(word) || INITIAL.test(word)
  for (let from = 0; from < words.length; from += 1) {
    if (!isInEmail(words[from])) continue
    let to = from + 1
    while (to < words.length && to - from < 3 && !isInEmail(words[to])) to += 1
    if (!isInEmail(words[to]) || !words.slice(from, to).every(isBetween)) continue
    while (isInEmail(words[to + 1])) to += 1
    const start = INITIAL.test(words[from - 1] ?? '') ? from - 1 : from
    const end = SUFFIX.test(words[to + 1] ?? '') ? to + 1 : to
    return nameOf(words.slice(start, end + 1).join(' '))
  }
  return null
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '')

function inUsualCapitals(words: string[]): string {
  const isLoud = words.filter((word) => word.length > 2).every((word) => word === word.toUpperCase())
  return words.map((word) => (SUFFIX.test(word) ? suffixOf(word) : isLoud ? titleCase(word) : word)).join(' ')
}

const suffixOf = (word: string) =>
  /^[js]r/i.test(word) ? `${titleCase(word.replace('.', ''))}.` : word.toUpperCase().replace('.', '')

const titleCase = (word: string) =>
  word
    .toLowerCase()
    .replace(/(?:^|['’-])\p{L}/gu, (start) => start.toUpperCase())
    .replace(/^Mc(\p{L})(?=\p{L}{2})/u, (_all, letter: string) => `Mc${letter.toUpperCase()}`)
