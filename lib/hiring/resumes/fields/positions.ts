import { readPlace } from '@/lib/jobs/readings/place'
import type { ResumeFields } from '@/lib/people/resumes/schema'
import { type Range, rangeIn } from './dates'
import type { Line } from './lines'
import { isTitle } from './titles'

const LABEL =
  /^(?:(?:organization|organisation|company|employer|client|designation|role|job title|title|position|duration|period|dates?)\s*:|(?:position held|job title|employer|designation|dates?)(?=\s|$))\s*/i
/** Words of a company's name that needn't begin with a capital letter. */
const SMALL_WORD = /^(?:of|and|the|for|de|&)$/
const COMPANY_END = /^(?:inc|llc|ltd|pvt|corp|co|gmbh|plc)\b/i
const MAX_POSITIONS = 15
const MAX_WORDS = 7
const MAX_LENGTH = 100
const LINES_BEFORE = 2

type Position = ResumeFields['positions'][number]

/** Positions with months whose title and company are clear. Others aren't proposed. */
export function positionsIn(lines: Line[]): Position[] {
  const found: Position[] = []
  const used = new Set<number>()
  const first = lines.find(({ section }) => section === 'experience')?.text ?? ''
  const firstRange = rangeIn(first)
  const isDateFirst = firstRange !== null && segmentsOf(first.replace(firstRange.written, '')).length === 0
  for (const [at, { text, section }] of lines.entries()) {
    const range = section === 'experience' ? rangeIn(text) : null
    if (!range) continue
    const around = isDateFirst ? linesBelow(lines, at) : linesAround(lines, at, range, used)
    const position = positionOf(around.flatMap(segmentsOf), range)
    used.add(at)
    if (position) found.push(position)
  }
  return found.slice(0, MAX_POSITIONS)
}

/** The line with the dates, and before it the lines back to the previous position, bullet or long line. */
function linesAround(lines: Line[], at: number, { written }: Range, used: Set<number>): string[] {
  const own = lines[at]?.text.replace(written, ' ').trim() ?? ''
  const before: string[] = []
  for (let back = at - 1; back >= at - LINES_BEFORE; back -= 1) {
    const line = lines[back]
    if (!line || line.isBullet || line.section !== 'experience' || used.has(back) || isProse(line.text)) break
    before.unshift(line.text)
  }
  const [after] = lines.slice(at + 1, at + 2)
  const isAfter =
    after && !after.isBullet && after.section === 'experience' && !isProse(after.text) && !rangeIn(after.text)
  return [...before, own, ...(isAfter && before.length === 0 ? [after.text] : [])]
}

/** If each position begins with its dates. */
function linesBelow(lines: Line[], at: number): string[] {
  const below = lines.slice(at + 1, at + 1 + LINES_BEFORE)
  const end = below.findIndex(({ text, section, isBullet }) => isBullet || section !== 'experience' || isProse(text))
  return below.slice(0, end < 0 ? LINES_BEFORE : end).map(({ text }) => text)
}

const isProse = (text: string) =>
  text.length > MAX_LENGTH ||
  /\.$/.test(text.replace(/(?:inc|ltd|co|corp)\.$/i, '')) ||
  text.split(' ').length > MAX_WORDS + 2

function segmentsOf(line: string): string[] {
  const plain = line.replace(LABEL, '')
  const parts = plain.split(/\s*[|•·]\s*|\s+[–—@-]\s+|\s+at\s+(?=\p{Lu})|,\s*/u).map((part) => part.trim())
  return parts.reduce<string[]>((joined, part) => {
    if (COMPANY_END.test(part) && joined.length > 0) joined.push(`${joined.pop()}, ${part}`)
    else if (/\p{L}{2}/u.test(part)) joined.push(part.replace(/^[\s(–—,-]+|[\s(:–—,-]+$/g, ''))
    return joined
  }, [])
}

function positionOf(segments: string[], { from, to, isPresent }: Range): Position | null {
  const [title, ...titles] = segments.filter(isTitle)
  const [company, ...companies] = segments.filter((segment) => !isTitle(segment) && !isPlace(segment))
  const isShort = (text: string) =>
    text.length <= MAX_LENGTH && text.split(' ').length <= MAX_WORDS && /^[\p{Lu}\d]/u.test(text)
  if (!title || !company || titles.length > 0 || companies.length > 0) return null
  if (!isShort(title) || !isShort(company) || !isCompany(company)) return null
  return { title, company, from, to: isPresent ? '' : to, isPresent }
}

/** Its words have capital letters, and it doesn't end in a place, which may or may not be part of it. */
function isCompany(text: string): boolean {
  const words = text.split(' ')
  const isCapitalized = words.every((word) => SMALL_WORD.test(word) || /^[^\p{Ll}]/u.test(word))
  return isCapitalized && !isPlace(words.at(-1) ?? '') && !isPlace(words.slice(-2).join(' '))
}

const isPlace = (text: string) => /^(?:[A-Z]{2}|remote)$/i.test(text) || readPlace(text).places.some(({ city }) => city)
