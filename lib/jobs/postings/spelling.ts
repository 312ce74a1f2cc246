import { waysToWrite } from '@/lib/jobs/postings/technical-terms'
import { termsOf } from '@/lib/jobs/postings/text-search'

export type Vocabulary = Map<string, number>

const MIN_LENGTH = 3
const WORD = /[\p{L}\p{N}]+/gu

export function vocabularyOf(texts: Iterable<string>): Vocabulary {
  const vocabulary: Vocabulary = new Map()
  for (const text of texts)
    for (const word of new Set(text.toLowerCase().match(WORD)))
      if (word.length >= MIN_LENGTH) vocabulary.set(word, (vocabulary.get(word) ?? 0) + 1)
  return vocabulary
}

export function corrected(typed: string, vocabulary: Vocabulary): string | null {
  const { choices, isPlain } = termsOf(typed)
  const terms = choices[0] ?? []
  if (!isPlain || terms.length === 0) return null
  let isCorrected = false
  const words = terms.map(({ text }) => {
    const near = isKnown(text, vocabulary) ? misspelling(text, vocabulary) : meantBy(text, vocabulary)
    if (near) isCorrected = true
    return near ?? text
  })
  return isCorrected ? words.join(' ') : null
}

/** Whether jobs have every word, so that none is misspelled. */
export function hasKnownWords(typed: string, vocabulary: Vocabulary): boolean {
  return termsOf(typed)
    .choices.flat()
    .every(({ text }) => text.split(' ').every((word) => isKnown(word, vocabulary)))
}

function isKnown(word: string, vocabulary: Vocabulary): boolean {
  return Boolean(waysToWrite(word)) || vocabulary.has(word) || !/^[\p{L}\p{N}]+$/u.test(word)
}

const MAX_SLIPS_OF_KNOWN = 1
const MIN_KNOWN_LENGTH = 6
const RARE = 2
const TIMES_AS_COMMON = 20

/** The common word that a rare one is probably meant to be: jobs have typos, too. */
function misspelling(word: string, vocabulary: Vocabulary): string | null {
  const jobs = vocabulary.get(word) ?? 0
  if (word.length < MIN_KNOWN_LENGTH || jobs === 0 || jobs > RARE || waysToWrite(word)) return null
  const near = nearest(word, vocabulary, MAX_SLIPS_OF_KNOWN)
  return near && (vocabulary.get(near) ?? 0) >= jobs * TIMES_AS_COMMON ? near : null
}

/** The nearest word, or two words that were written together. */
function meantBy(word: string, vocabulary: Vocabulary): string | null {
  if (word.length < MIN_LENGTH) return null
  return (
    nearest(word, vocabulary, 1) ?? apart(word, vocabulary) ?? (word.length < 5 ? null : nearest(word, vocabulary, 2))
  )
}

const MIN_TOGETHER = 7

/** "softwareengineer" as "software engineer": split where the rarer of the two words is most common. */
function apart(word: string, vocabulary: Vocabulary): string | null {
  if (word.length < MIN_TOGETHER) return null
  const jobsWith = (part: string) => vocabulary.get(part) ?? (waysToWrite(part) ? 1 : 0)
  let best: { words: string; jobs: number } | null = null
  for (let end = MIN_LENGTH; end <= word.length - 2; end += 1) {
    const [first, second] = [word.slice(0, end), word.slice(end)]
    const jobs = Math.min(jobsWith(first), jobsWith(second))
    if (jobs > (best?.jobs ?? 0)) best = { words: `${first} ${second}`, jobs }
  }
  return best?.words ?? null
}

function nearest(word: string, vocabulary: Vocabulary, most: number): string | null {
  let best: { word: string; rank: number } | null = null
  for (const [known, jobs] of vocabulary) {
    if (known === word) continue
    if (Math.abs(known.length - word.length) > most) continue
    const slips = distance(word, known, most)
    if (slips > most) continue
    const rank = slips * 10 + (known[0] === word[0] ? 0 : 5) - Math.min(4, Math.log10(jobs))
    if (!best || rank < best.rank) best = { word: known, rank }
  }
  return best?.word ?? null
}

const MIN_ALIKE = 4

export function neighborsOf(typed: string, vocabulary: Vocabulary, take: number): string[] {
  const word = typed.toLowerCase()
  if (word.length < MIN_ALIKE) return []
  const most = Math.ceil(word.length / 2)
  const begin = word.slice(0, MIN_ALIKE)
  return [...vocabulary]
    .map(([known, jobs]) => ({ known, jobs, slips: distance(word, known, most) }))
    .filter(
      ({ known, slips }) => known !== word && known.length >= MIN_ALIKE && (slips < most || known.startsWith(begin)),
    )
    .sort((one, other) => one.slips - other.slips || other.jobs - one.jobs)
    .slice(0, take)
    .map(({ known }) => known)
}

/**
 * Edit distance (optimal string alignment): letters omitted, added, replaced or swapped. Stops counting past `most`.
 */
export function distance(one: string, other: string, most: number): number {
  let before: number[] = []
  let above = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current[column] = Math.min(
        at(above, column) + 1,
        at(current, column - 1) + 1,
        at(above, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    if (Math.min(...current) > most) return most + 1
    before = above
    above = current
  }
  return at(above, other.length)
}

const at = (row: number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY
