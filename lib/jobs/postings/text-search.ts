import { Prisma } from '@/lib/generated/prisma/client'
import { inRuns, spaced, waysToWrite, withoutSigns } from '@/lib/jobs/postings/technical-terms'

export const FEW = 5

const MAX_QUERY_LENGTH = 100
const MAX_TERMS = 20
const MIN_PART_LENGTH = 4
/** The weight of company and place, as set in the migration of job_search_text. */
const WEIGHT_OF_PLACE = 'B'
const SAYS_NOTHING = /^(?:jobs?|vacanc(?:y|ies)|openings?)$/i
const TERM = /(-*)(?:"([^"]*)"|([^\s"]+))/gu
const WORD = /[\p{L}\p{N}](?:[^\s"]*[\p{L}\p{N}])?/u

/**
 * SQL condition for a search. Matches words (any inflection, plus technical synonyms) in title, company, place or text.
 * The last word may be incomplete. Also matches part of the title (requirements §5). `isLenient` adds titles and
 * companies with similar spelling.
 */
export function textCondition(typed: string, isLenient: boolean): Prisma.Sql {
  const q = storable(typed)
  const isPart = isLookedForInside(q)
  // Matching a row's words is the slowest check, so it comes last.
  const ways = [
    ...(isPart ? [inTitle(q)] : []),
    ...(isLenient && isPart && termsOf(q).isPlain ? spelledLike(q) : []),
    Prisma.sql`"searchWords" @@ (${wordsQuery(q)})`,
  ]
  const found = Prisma.sql`(${Prisma.join(ways, ' OR ')})`
  return ABOUT_SPONSORSHIP.test(q) ? Prisma.sql`(${found} AND NOT ${deniesSponsorship})` : found
}

const ABOUT_SPONSORSHIP = /\bsponsor/i
/** "No sponsorship", "unable to sponsor". Full-text search can't tell, because "no" and "not" are stop words. */
const deniesSponsorship = Prisma.sql`("description" || ' ' || "qualification") ~*
  '\m(no|not|without|unable|cannot|can''t|won''t|don''t|never)\M[^.;\n]{0,40}\msponsor'`

/**
 * Sorts by relevance: titles with the text as typed, then by how many words are in the title, company or place, then by
 * rank.
 */
export function byRelevance(typed: string, isRanked: boolean): Prisma.Sql {
  const q = storable(typed)
  const titleFirst = isLookedForInside(q) ? Prisma.sql`(${inTitle(q)}) DESC, ` : Prisma.empty
  const rank = isRanked ? Prisma.sql`${rankOf(q)}, ` : Prisma.empty
  return Prisma.sql`${titleFirst}${rank}"approvedAt" DESC, "id" DESC`
}

function rankOf(q: string): Prisma.Sql {
  const words = wordsQuery(q)
  const [terms = [], ...alternatives] = queriesOf(termsOf(q))
  // With alternatives, a job that has more of the words comes first, wherever they are.
  if (alternatives.length > 0) return Prisma.sql`ts_rank('{1, 1, 1, 1}', "searchWords", ${words}) DESC`
  if (terms.length === 0) return Prisma.sql`ts_rank("searchWords", ${words}) DESC`
  const outsideText = terms.map((term) => Prisma.sql`(ts_filter("searchWords", '{a,b}') @@ (${term}))::int`)
  return Prisma.sql`(${Prisma.join(outsideText, ' + ')}) DESC, ts_rank("searchWords", ${words}) DESC`
}

/** Technical terms aren't looked for inside other words: "go developer" isn't in "Django Developer". */
function isLookedForInside(q: string): boolean {
  const words = withoutSigns(q).trim()
  const [first = ''] = words.split(/\s+/)
  return q.trim().length >= MIN_PART_LENGTH && !waysToWrite(first) && (words.includes(' ') || !waysToWrite(words))
}

function inTitle(q: string): Prisma.Sql {
  return Prisma.sql`lower("jobTitle") LIKE lower(${`%${q.replace(/[\\%_]/g, '\\$&')}%`})`
}

export function wordsQuery(typed: string): Prisma.Sql {
  const all = queriesOf(termsOf(typed)).map((choice) =>
    choice.length > 0 ? Prisma.join(choice, ' && ') : Prisma.sql`''::tsquery`,
  )
  return all.length > 0 ? Prisma.sql`(${Prisma.join(all, ') || (')})` : Prisma.sql`''::tsquery`
}

/** The query of each term of each alternative. */
function queriesOf({ choices, isPlain }: ReturnType<typeof termsOf>): Prisma.Sql[][] {
  const [terms = []] = choices
  const begun = isPlain ? terms.at(-1)?.text : undefined
  return choices.map((choice) =>
    choice.map((term) => {
      if (isPlain && choice.length > 1 && JOB_OF_MAKING.test(term.text)) return maker
      const isLast = term.text === begun && term === choice.at(-1)
      return isLast && isBeginning(begun) ? beginning(begun) : meaning(term)
    }),
  )
}

/** After another word, such as "Java", these mean the same. */
const JOB_OF_MAKING = /^(?:developer|engineer|programmer)s?$/
const maker = Prisma.sql`to_tsquery('english', 'developer | engineer | programmer')`

type Term = { text: string; isPhrase: boolean; isExcluded: boolean }

const isBeginning = (word: string) => /^[\p{L}\p{N}]+$/u.test(word) && !waysToWrite(word)
const beginning = (word: string) => Prisma.sql`to_tsquery('english', ${`${word}:*`})`

function meaning({ text, isPhrase, isExcluded }: Term): Prisma.Sql {
  const ways = (isPhrase ? undefined : waysToWrite(text)) ?? [text]
  const queries = ways.map((way) =>
    isLettersOfState(way)
      ? Prisma.sql`to_tsquery('english', ${`${way}:${WEIGHT_OF_PLACE}`})`
      : way.includes(' ')
        ? Prisma.sql`phraseto_tsquery('english', ${way})`
        : Prisma.sql`websearch_to_tsquery('english', ${way})`,
  )
  const either = queries.length > 1 ? Prisma.sql`(${Prisma.join(queries, ' || ')})` : (queries[0] ?? Prisma.empty)
  return isExcluded ? Prisma.sql`!!${either}` : either
}

const isLettersOfState = (way: string) => /^[A-Z]{2}$/.test(way)

export function termsOf(typed: string): { choices: Term[][]; isPlain: boolean } {
  const choices: Term[][] = [[]]
  let isPlain = true
  let isNegated = false
  let count = 0
  for (const [, minus = '', phrase, run] of withoutSigns(storable(typed)).matchAll(TERM)) {
    if (phrase === undefined && !minus && run === 'or') {
      isPlain = false
      choices.push([])
      continue
    }
    if (phrase === undefined && run === 'not') {
      isNegated = true
      continue
    }
    const words = (phrase ?? run ?? '').split(/\s+/).flatMap((word) => WORD.exec(word)?.[0] ?? [])
    if (words.length === 0) continue
    const isExcluded = minus !== '' || isNegated
    if (isExcluded || phrase !== undefined) isPlain = false
    const text = words.slice(0, MAX_TERMS).join(' ')
    choices.at(-1)?.push({ text, isPhrase: phrase !== undefined, isExcluded })
    isNegated = false
    count += 1
    if (count === MAX_TERMS) break
  }
  const filled = choices.filter((terms) => terms.length > 0)
  return { choices: filled.map((terms) => (isPlain ? joined(terms) : terms)), isPlain }
}

/** Whether a word matches every job. */
export const saysNothing = (word: string) => SAYS_NOTHING.test(word)

function joined(terms: Term[]): Term[] {
  const words = terms
    .map(({ text }) => spaced(text))
    .join(' ')
    .split(' ')
  const telling = words.filter((word) => !saysNothing(word))
  return inRuns(telling.length > 0 ? telling : words).map((text) => ({ text, isPhrase: false, isExcluded: false }))
}

/** Removes what PostgreSQL can't store: NUL, and half of a surrogate pair, which truncation can leave. */
function storable(typed: string): string {
  return typed.slice(0, MAX_QUERY_LENGTH).replaceAll('\0', ' ').toWellFormed()
}

const spelledLike = (q: string) => [Prisma.sql`${q} <% lower("jobTitle")`, Prisma.sql`${q} <% lower("company")`]
