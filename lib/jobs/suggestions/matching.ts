import { skillNamed } from '@/lib/jobs/readings/skills'

/** Something to suggest: its spellings are as `keyOf` writes them, the first one is its own. */
export type Known = { text: string; spellings: string[]; jobs: number }

/** Keeps the signs of C++, C# and .NET. */
export function keyOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#.]+/gu, ' ')
    .replace(/(^|\s)\.(?!\p{L})|\.(?=\s|$)/gu, '$1')
    .trim()
}

export const known = (text: string, jobs: number, others: string[] = []): Known => ({
  text,
  spellings: [text, ...others].map(keyOf),
  jobs,
})

/**
 * The best matches for incomplete words: first those that begin with the text as typed, then those that have it at the
 * start of a word, then those with all words in any order. Among equals, what more jobs have comes first.
 */
export function matching(all: readonly Known[], typed: string, max: number): Known[] {
  const key = keyOf(typed)
  if (!key) return []
  const words = key.split(' ')
  const ranked = all.flatMap((each) => {
    const rank = Math.min(...each.spellings.map((spelling) => rankOf(spelling, key, words)))
    return rank === NO_MATCH ? [] : [{ each, rank }]
  })
  return ranked
    .sort((one, other) => one.rank - other.rank || other.each.jobs - one.each.jobs)
    .slice(0, max)
    .map(({ each }) => each)
}

const NO_MATCH = 3

function rankOf(spelling: string, key: string, words: string[]): number {
  if (spelling.startsWith(key)) return 0
  const spaced = ` ${spelling}`
  if (spaced.includes(` ${key}`)) return 1
  return words.length > 1 && words.every((word) => spaced.includes(` ${word}`)) ? 2 : NO_MATCH
}

type Skills = ReadonlyMap<string, string[]>
type Spelled = { name: string; words: string[] }

/** Indexing takes much longer than reading a text, and an import reads thousands. */
const indexes = new WeakMap<Skills, Map<string, Spelled[]>>()

/** The spellings of all skills by their first word. */
function indexOf(skills: Skills): Map<string, Spelled[]> {
  const made = indexes.get(skills)
  if (made) return made
  const index = new Map<string, Spelled[]>()
  for (const [name, spellings] of skills)
    for (const spelling of spellings) {
      const words = wordsOf(spelling)
      const first = words[0] ?? ''
      index.set(first, [...(index.get(first) ?? []), { name, words }])
    }
  indexes.set(skills, index)
  return index
}

/** How many of the texts name each skill, in any of its spellings. */
export function countSkills(texts: Iterable<string>, skills: Skills): Map<string, number> {
  const index = indexOf(skills)
  const jobs = new Map<string, number>()
  for (const text of texts) {
    const words = wordsOf(text)
    const found = new Set<string>()
    for (const [at, first] of words.entries())
      for (const { name, words: rest } of index.get(first) ?? [])
        if (rest.every((word, offset) => words[at + offset] === word)) found.add(name)
    for (const name of found) jobs.set(name, (jobs.get(name) ?? 0) + 1)
  }
  return jobs
}

/** The skills that a text names and another doesn't, but not words that also mean something else. */
export function skillsNamedIn(text: string, except: string, skills: Skills): string[] {
  const known = countSkills([except], skills)
  return [...countSkills([text], skills).keys()].filter((name) => !known.has(name) && !skillNamed(name)?.isOnlyInLists)
}

const wordsOf = (text: string) => keyOf(text).split(' ')

/** The rows that mean the same, spelled as most jobs spell them, with the jobs of all. */
export function withoutDoubles(rows: readonly { text: string; jobs: number }[]): Known[] {
  const byKey = new Map<string, Known>()
  for (const { text, jobs } of rows) {
    const trimmed = text.trim().replace(/\s+/g, ' ')
    const first = byKey.get(keyOf(trimmed))
    if (first) first.jobs += jobs
    else if (trimmed) byKey.set(keyOf(trimmed), known(trimmed, jobs))
  }
  return [...byKey.values()]
}
