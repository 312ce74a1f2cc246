import { cityAliases, regionAliases, usStates } from '@/lib/jobs/readings/regions'
import { currentSynonyms, showSynonyms, synonymGroups } from '@/lib/site/settings/synonyms'

/** State abbreviations that are also words, or another state's abbreviation. On their own they don't mean a state. */
const OTHER_WORDS = 'AL AR CA CO DE HI ID IN LA MA MD ME MO MS MT OH OK OR PA TN'.split(' ')
/** Abbreviations that also end company names or mean an Indian state. */
const UNLIKE_STATES = ['CO', 'TN']

/** Different ways to write a place: a city's other names, a state's abbreviation. */
function waysOfPlaces(): string[][] {
  const named = (aliases: Record<string, string>) =>
    [...new Set(Object.values(aliases))].map((name) => [
      name.toLowerCase(),
      ...Object.keys(aliases).filter((alias) => aliases[alias] === name && alias !== name.toLowerCase()),
    ])
  return [...named(cityAliases), ...named(regionAliases)]
}

type Table = { ways: Map<string, string[]>; maxWords: number }

function tableOf(groups: readonly (readonly string[])[]): Table {
  const ways = new Map<string, string[]>()
  const keep = (way: string, others: readonly string[]) =>
    ways.set(way, [...new Set([way, ...(ways.get(way) ?? []), ...others])])
  const plain = groups.map((group) => group.map((word) => withoutSigns(word).replace(/\s+/g, ' ').trim()))
  for (const group of [...plain, ...waysOfPlaces()]) for (const way of group) keep(way, group)
  for (const [letters, name] of Object.entries(usStates)) {
    keep(name.toLowerCase(), UNLIKE_STATES.includes(letters) ? [] : [letters])
    if (!OTHER_WORDS.includes(letters)) keep(letters.toLowerCase(), [name.toLowerCase()])
  }
  return { ways, maxWords: Math.max(...[...ways.keys()].map((way) => way.split(' ').length)) }
}

let built: { text: string; table: Table } | undefined

function table(): Table {
  const text = currentSynonyms()
  if (built?.text !== text) built = { text, table: tableOf(synonymGroups(text)) }
  return built.table
}

/** Builds a query with other synonyms than the site's. `build` has to be synchronous. */
export function withSynonyms<Built>(text: string, build: () => Built): Built {
  const before = currentSynonyms()
  showSynonyms(text)
  try {
    return build()
  } finally {
    showSynonyms(before)
  }
}

/** All-caps entries are state abbreviations, which only match a job's place. */
export const waysToWrite = (words: string): string[] | undefined => table().ways.get(words)

/** A term with spaces instead of hyphens if it's known that way, such as "front-end". */
export function spaced(term: string): string {
  const apart = term.replaceAll('-', ' ')
  return !table().ways.has(term) && table().ways.has(apart) ? apart : term
}

/**
 * Replaces symbols that PostgreSQL's parser would drop. `job_search_text` does the same for jobs (see its migration).
 */
export function withoutSigns(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/(?<![\p{L}\p{N}])([cf])#/gu, '$1sharp ')
    .replace(/(?<![\p{L}\p{N}])c\+\+/gu, 'cplusplus ')
    .replace(/(?<![\p{L}\p{N}])asp\.net(?![\p{L}\p{N}])/gu, ' aspdotnet ')
    .replace(/(?<![\p{L}\p{N}])\.net(?![\p{L}\p{N}])/gu, ' dotnet ')
    .replace(/([\p{L}\p{N}])\.js(?![\p{L}\p{N}])/gu, '$1js')
    .replace(/(?<![\p{L}\p{N}])ci *\/ *cd(?![\p{L}\p{N}])/gu, ' cicd ')
    .replace(/(?<![\p{L}\p{N}])pl[/-]sql(?![\p{L}\p{N}])/gu, ' plsql ')
    .replace(/(?<![\p{L}\p{N}])h-?1-?b(?![\p{L}\p{N}])/gu, ' h1b ')
    .replace(/(?<![\p{L}\p{N}])t-sql(?![\p{L}\p{N}])/gu, ' tsql ')
    .replace(/(?<![\p{L}\p{N}-])devs?(?![\p{L}\p{N}-]| ops)/gu, 'developer')
    .replaceAll('/', ' ')
    .replace(
      /(?<![^\s"(])(?:go|r|c(?! sharp\b))(?![^\s,")])/gu,
      (letters) => ({ go: 'golang', r: 'rlang' })[letters] ?? 'clang',
    )
}

export function inRuns(words: string[]): string[] {
  const { ways, maxWords } = table()
  const runs: string[] = []
  for (let at = 0; at < words.length; ) {
    let length = Math.min(maxWords, words.length - at)
    while (length > 1 && !ways.has(words.slice(at, at + length).join(' '))) length -= 1
    runs.push(words.slice(at, at + length).join(' '))
    at += length
  }
  return runs
}
