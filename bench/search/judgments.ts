import { readFileSync } from 'node:fs'
import { readPlace } from '@/lib/jobs/readings/place'

const headings = [
  'roles',
  'title',
  'company',
  'location',
  'type',
  'experience',
  'employment',
  'description',
  'qualification',
] as const
export type JudgedPosting = Record<(typeof headings)[number], string> & { number: number }

/** bench/search/postings.tsv. `roles` aren't loaded: they say what a posting is about, for judgments only. */
export function judgedPostings(): JudgedPosting[] {
  const [, ...lines] = readFileSync('bench/search/postings.tsv', 'utf8').trim().split('\n')
  return lines.map((line, index) => {
    const cells = line.split('\t')
    return {
      ...Object.fromEntries(headings.map((name, at) => [name, cells[at] ?? ''])),
      number: index + 1,
    } as JudgedPosting
  })
}

export type JudgedQuery = { q: string; gradeOf: (posting: JudgedPosting) => 0 | 1 | 2 }

/** bench/search/queries.txt: 2 if a posting fits, 1 if it's related. */
export function judgedQueries(): JudgedQuery[] {
  const lines = readFileSync('bench/search/queries.txt', 'utf8').split('\n')
  return lines.flatMap((line) => {
    const [q, rules] = line.startsWith('#') ? [] : line.split(' => ')
    if (!q || !rules) return []
    const [fits = '', related] = rules.split(' ~ ')
    const gradeOf = (posting: JudgedPosting) =>
      isMet(fits, posting) ? 2 : related !== undefined && isMet(related, posting) ? 1 : 0
    return [{ q, gradeOf }]
  })
}

const isMet = (rule: string, posting: JudgedPosting) => rule.split(' ').every((part) => isPartMet(part, posting))

/** "roles:java|qa" or "!text:spring". Later alternatives can name their own property: "level:entry|text:fresher". */
function isPartMet(part: string, posting: JudgedPosting): boolean {
  const isNot = part.startsWith('!')
  const [first = '', ...rest] = part.slice(isNot ? 1 : 0).split('|')
  const [property = '', value = ''] = splitOnce(first)
  const isAny = [value, ...rest].some((each) => {
    const [name, own] = each.includes(':') ? splitOnce(each) : [property, each]
    return has(posting, name ?? '', (own ?? '').replaceAll('_', ' '))
  })
  return isAny !== isNot
}

const splitOnce = (text: string) => [text.slice(0, text.indexOf(':')), text.slice(text.indexOf(':') + 1)]

const DENIES = /\b(no|not able to|unable to|without)\b.{0,20}sponsor/i
const places = new Map<string, string>()

function has(posting: JudgedPosting, property: string, value: string): boolean {
  if (property === 'roles') return posting.roles.split(' ').includes(value)
  if (property === 'type') return posting.type === value
  if (property === 'company') return posting.company.toLowerCase() === value
  if (property === 'level') return posting.experience.startsWith('0')
  if (property === 'title') return hasWords(posting.title, value)
  if (property === 'place') return placeOf(posting.location).split('|').includes(value)
  if (value === 'denies') return DENIES.test(posting.description)
  return hasWords([posting.title, posting.description, posting.qualification].join(' '), value)
}

const hasWords = (text: string, words: string) =>
  new RegExp(`(?<![a-z0-9])${words.replace(/[.+*?|()[\]\\^$]/g, '\\$&')}(?![a-z0-9])`, 'i').test(text)

/** Its city, state and country in lowercase, such as "austin|tx|us". */
function placeOf(location: string): string {
  const known = places.get(location)
  if (known !== undefined) return known
  const { places: read, countries } = readPlace(location)
  const parts = [...read.flatMap(({ city, region }) => [city, region]), ...countries]
  const text = parts.map((part) => (part ?? '').toLowerCase()).join('|')
  places.set(location, text)
  return text
}

export type Score = { precision: number; ndcg: number }

const AT = 5
const gain = (grade: number, rank: number) => (2 ** grade - 1) / Math.log2(rank + 2)

/**
 * Precision and NDCG of the first five. If fewer than five postings fit, precision is the share of those that were found.
 * Null if none fit.
 */
export function scoreOf({ gradeOf }: JudgedQuery, found: JudgedPosting[], all: JudgedPosting[]): Score | null {
  const ideal = all.map(gradeOf).sort((one, other) => other - one)
  const possible = Math.min(AT, ideal.filter((grade) => grade === 2).length)
  if (possible === 0) return null
  const first = found.slice(0, AT).map(gradeOf)
  const sum = (grades: number[]) => grades.slice(0, AT).reduce((total, grade, rank) => total + gain(grade, rank), 0)
  return {
    precision: Math.min(1, first.filter((grade) => grade === 2).length / possible),
    ndcg: sum(first) / sum(ideal),
  }
}
