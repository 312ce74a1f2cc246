import { populationOf } from '@/lib/jobs/readings/gazetteer'
import { attach, canBeIn, type Draft, isIn, isLowerLetters, type NameWord } from '@/lib/jobs/readings/place-attach'
import { largestOf } from '@/lib/jobs/readings/place-choice'
import { type Name, type Word, wordsOf } from '@/lib/jobs/readings/place-words'
import { type Separator, stronger, tokensOf } from '@/lib/jobs/readings/tokens'

const isWay =
  /^(?:\d|remote|wfh|hybrid|onsite|on-?site|telework|telecommut|a\b|fully|required|applicable|specified|sure)/i
const begins: Separator[] = ['or', 'end']

export function draftsOf(words: Word[]) {
  const drafts: Draft[] = []
  const remotePieces = new Set<number>()
  let piece = 0
  let heading: { draft: Draft; depth: number } | null = null
  let skipping: { depth: number; isToEnd: boolean } | null = null
  let unknown: { text: string; count: number } | null = null
  let gap: Separator = 'end'
  let isStreet = false
  let isCounty = false
  for (const [index, written] of words.entries()) {
    const word = asTown(written, words[index + 1])
    const isNew = begins.includes(word.before) && index > 0
    if (isNew) piece += 1
    if (
      skipping &&
      (word.depth < skipping.depth || word.before === 'end' || (!skipping.isToEnd && word.before !== 'space'))
    )
      skipping = null
    if (skipping) continue
    gap = stronger(gap, word.before)
    if (heading && (word.before === 'end' || word.depth < heading.depth)) heading = null
    const next = words[index + 1]
    if (word.kind === 'not') {
      if (!next || !isWay.test(next.text)) skipping = { depth: word.depth, isToEnd: true }
      continue
    }
    if (word.kind === 'must') {
      skipping = { depth: word.depth, isToEnd: false }
      continue
    }
    if (word.kind === 'remote') remotePieces.add(piece)
    if (word.kind === 'unknown') {
      const isOne: boolean = unknown !== null && (word.before === 'space' || word.before === 'hyphen')
      unknown =
        isOne && unknown
          ? { text: `${unknown.text} ${word.text}`, count: unknown.count + 1 }
          : { text: word.text, count: 1 }
    }
    if (word.kind === 'street' || word.kind === 'county') {
      const last = drafts.at(-1)
      // 'Delhi Road' isn't in Delhi.
      if (last && word.before === 'space' && words[index - 1]?.kind === 'name' && !last.region && !last.country)
        drafts.pop()
      isStreet = word.kind === 'street'
      isCounty = word.kind === 'county'
      unknown = null
    }
    if (word.kind !== 'name' && word.kind !== 'postal') {
      if (word.kind !== 'unknown' && word.kind !== 'filler') unknown = null
      continue
    }
    if (word.kind === 'postal') {
      const last = drafts.at(-1)
      if (last && !begins.includes(gap) && canBeIn(last, word.country))
        Object.assign(last, { postalCode: word.code, country: word.country })
      unknown = null
      continue
    }
    const before = unknown && unknown.count <= 3 && !begins.includes(word.before) && !isStreet ? unknown.text : ''
    const at = { drafts, gap, piece, before, heading: heading?.draft ?? null, word, next, isCounty }
    const made: Draft | null = take(at)
    if (
      made?.isHeading &&
      next &&
      (next.before === 'open' || next.before === 'dash' || next.before === 'hyphen' || next.before === 'comma')
    )
      heading = { draft: made, depth: next.before === 'open' ? next.depth : word.depth }
    unknown = null
    isStreet = false
    isCounty = false
    gap = 'space'
  }
  return { drafts, remotePieces, pieces: piece + 1 }
}

/** 'Mobile' and 'Normal' are towns if their state follows. */
function asTown(word: Word, next: Word | undefined): Word {
  if (word.kind !== 'filler' || !word.also || next?.kind !== 'name' || begins.includes(next.before)) return word
  const { cities } = word.also
  const isIts = next.name.regions.some((region) => cities.some((city) => isIn(city, { region, country: null })))
  return isIts && /^\p{Lu}/u.test(word.text) ? { ...word, kind: 'name', name: word.also } : word
}

type Taken = {
  drafts: Draft[]
  gap: Separator
  piece: number
  before: string
  heading: Draft | null
  word: NameWord
  next: Word | undefined
  isCounty: boolean
}
function take({ drafts, gap, piece, before, heading, word, next, isCounty }: Taken): Draft | null {
  const { text, name } = word
  const begin = (draft: Partial<Draft>): Draft => {
    const made = { ...blank, text, piece, ...draft }
    drafts.push(made)
    return made
  }
  if (name.area) {
    for (const written of name.area.split('; '))
      drafts.push(...draftsOf(wordsOf(tokensOf(written))).drafts.map((draft) => ({ ...draft, piece })))
    return null
  }
  const last = drafts.at(-1)
  const isBeside = last && !begins.includes(gap)
  if (isBeside && !before && name.regions.length + (name.country || name.letters ? 1 : 0) > 0 && attach(drafts, word))
    return null
  if (/^in$/i.test(text) && !last) return null
  if (before && isTown(before) && name.regions.length > 0 && name.cities.every(({ size }) => size < HUGE)) {
    const [region, ...others] = name.regions.filter(
      ({ isLetters, country }) => !isLetters || (text === text.toUpperCase() && country !== 'IN'),
    )
    if (region && others.length === 0 && region.region !== 'IN')
      return begin({ text: before, region, country: region.country })
  }
  const state = isCounty ? name.regions.find(({ country }) => country === 'US') : undefined
  if (state) return begin({ text: '', region: state, country: 'US' })
  if (isLowerLetters(text)) return null
  if (heading && name.cities.length > 0) {
    const scope = { region: heading.region ?? heading.regions[0] ?? null, country: heading.country }
    const inside = name.cities.filter((city) => isIn(city, scope))
    const chosen = largestOf(inside)
    if (chosen && (scope.region || populationOf(chosen) >= 15_000)) {
      const filled = { text, ...scope, regions: [], cities: inside, within: name.within, piece }
      if (heading.isHeading) Object.assign(heading, filled, { isHeading: false })
      else begin(filled)
      return null
    }
  }
  if (name.country && isCountry(name, name.country, next))
    return begin({ text: '', country: name.country, isHeading: true })
  if (name.cities.length + name.regions.length === 0 && !name.within) return null
  const [region, ...others] = name.regions
  const isRegion = region && others.length === 0 && name.cities.every(({ size }) => size < HUGE) && !name.country
  return begin({
    cities: name.cities,
    regions: name.regions,
    within: name.within,
    isHeading: Boolean(isRegion),
    country: null,
    isCountryToo: name.country !== null && !cityStates.includes(name.country),
  })
}
/** 100,000 people on the logarithmic scale of `populationOf`. */
const HUGE = 40
const cityStates = ['SG', 'HK']

/** 'Lebanon' is a country, but before a state with a Lebanon it's a town. */
function isCountry({ cities, regions }: Name, country: string, next: Word | undefined): boolean {
  if (cityStates.includes(country) || !regions.every(({ isLetters }) => isLetters)) return false
  const states = next?.kind === 'name' && !begins.includes(next.before) ? next.name.regions : []
  return !cities.some((city) => states.some((region) => isIn(city, { region, country: null })))
}

const blank: Draft = {
  text: '',
  cities: [],
  regions: [],
  within: null,
  region: null,
  country: null,
  postalCode: null,
  piece: 0,
  isHeading: false,
  isContradicted: false,
  isCountryToo: false,
}

const isTown = (text: string) => /^\p{Lu}[\p{L}\s.'’-]{2,40}$/u.test(text) && !/\s\p{Ll}/u.test(text)
