import { toE164 } from '@/lib/platform/phones/numbers'
import type { Line } from './lines'

const PHONE =
  /(?<![\w@/.+-])(?:\(\+\d{1,3}\)|\+)?\s?\(?\d[\d ().\-‐-―]{7,18}\d(?:,?\s?(?:extension|ext\.?|x|#)\s?\d{1,6})?(?![\w/@])/gi
const LABEL = /\b(?:mobile|phone|cell|telephone|tel|contact|call|whatsapp)\b/i
const OTHERS = /\b(?:fax|aadhaar|passport|pan|ssn|license|references?|manager|supervisor|emergency|father|spouse)\b/i
/** An Indian mobile number has the groups 5 and 5, but some area codes of North America could begin one. */
const NORTH_AMERICAN = /^\(?\d{3}\)?[ .-]\s?\d{3}[.-]\d{4}(?!\d)/
const NEAR_TOP = 15
const MIN_DIGITS = 10

/**
 * The applicant's phone number as the resume writes it: a labeled one, or the first near the top. Adds the country code
 * of a North American number, because the site may work in other countries too.
 */
export function phoneIn(lines: Line[], city: string | null): string | null {
  const found = lines.flatMap(({ text, section }, at) =>
    section === 'references' || OTHERS.test(text)
      ? []
      : [...text.matchAll(PHONE)].flatMap(([entered]) => {
          const value = withCountry(entered.trim().replace(/^\((\+\d{1,3})\)/, '$1'), city)
          const isLabeled = LABEL.test(text)
          const isNear = at < NEAR_TOP || section === 'contact'
          return (isLabeled || isNear) && isNumber(value) ? [{ value, isLabeled }] : []
        }),
  )
  return (found.find(({ isLabeled }) => isLabeled) ?? found[0])?.value ?? null
}

const isNumber = (text: string) =>
  text.replace(/(?:ext|x|#).*$/i, '').replace(/\D/g, '').length >= MIN_DIGITS && toE164(text, 'seeker') !== null

const withCountry = (text: string, city: string | null) =>
  NORTH_AMERICAN.test(text) && !city?.endsWith('India') ? `+1 ${text}` : text
