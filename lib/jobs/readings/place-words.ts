import { areas, localityAliases } from '@/lib/jobs/readings/areas'
import { cityKey } from '@/lib/jobs/readings/city-key'
import { countryNamed, countryOfLetters } from '@/lib/jobs/readings/countries'
import { type City, citiesNamed } from '@/lib/jobs/readings/gazetteer'
import localityTable from '@/lib/jobs/readings/localities.json' with { type: 'json' }
import {
  canadianProvinces,
  indianStates,
  regionAliases,
  regionShorthand,
  usStates,
  usTerritories,
} from '@/lib/jobs/readings/regions'
import type { Separator, Token } from '@/lib/jobs/readings/tokens'

export type Region = { region: string; country: string; isLetters: boolean }
export type Name = {
  cities: City[]
  regions: Region[]
  country: string | null
  /** A two-letter country code, which only counts after one of its cities. */
  letters: string | null
  /** The city that the place is part of. `isSure` if no other place has that name. */
  within: { city: string; isSure: boolean } | null
  area: string | null
}
export type Word = { text: string; before: Separator; depth: number; count: number } & (
  | { kind: 'name'; name: Name }
  | { kind: 'postal'; code: string; country: 'US' | 'IN' }
  /** `also` is a town with that name: 'Mobile, AL'. */
  | { kind: 'filler'; also: Name | null }
  | { kind: 'remote' | 'not' | 'must' | 'unknown' | 'street' | 'county' }
)

const MAX_TOKENS = 5
const COST = { known: 1, unknown: 1.6 }

/** Finds the cheapest way to read tokens as names and known words. Skipping other words has a cost. */
export function wordsOf(tokens: Token[]): Word[] {
  const best: { cost: number; word: Word | null; from: number }[] = [{ cost: 0, word: null, from: 0 }]
  for (let end = 1; end <= tokens.length; end++) {
    let found = { cost: Number.POSITIVE_INFINITY, word: null as Word | null, from: end - 1 }
    for (let start = end - 1; start >= Math.max(0, end - MAX_TOKENS); start--) {
      if (start < end - 1 && !isJoined(tokens, start + 1)) break
      const word = wordOf(tokens.slice(start, end))
      const cost = (best[start]?.cost ?? 0) + (word.kind === 'unknown' ? COST.unknown : COST.known)
      if ((word.kind !== 'unknown' || word.count === 1) && cost <= found.cost) found = { cost, word, from: start }
    }
    best.push(found)
  }
  const words: Word[] = []
  for (let at = tokens.length; at > 0; at = best[at]?.from ?? 0) {
    const word = best[at]?.word
    if (word) words.unshift(word)
  }
  return words
}

const isJoined = (tokens: Token[], at: number) =>
  tokens[at]?.before === 'space' || tokens[at]?.before === 'hyphen' || isPairAt(tokens, at)

/** Some states have 'and' in their name. */
const isPairAt = (tokens: Token[], at: number) =>
  tokens[at]?.before === 'or' && /^(?:jammu|andaman)$/i.test(tokens[at - 1]?.text ?? '')

const pattern = (words: string) => new RegExp(`^(?:${words})$`, 'i')
const remote = pattern('remote|remotely|wfh|work from home|working from home|telecommute|telework|work remotely')
const not = pattern('except|except for|excepting|excluding|excl|but not|other than|not|no|outside|outside of')
const must = pattern(
  'travel|travels|traveling|travelling|overlap|relocate|relocation|client of|candidates|need|needs|should|working hours|preferred',
)
const street = pattern(
  'road|rd|street|st|ave|avenue|blvd|boulevard|highway|hwy|drive|dr|lane|ln|mall|tower|towers|university|college|hospital|bank|school|inc|llc|corp|ltd|limited|pvt|group|solutions|technologies|systems',
)
const filler = pattern(
  [
    'hybrid|onsite|on site|in office|office|offices|offshore|onshore|nearshore|wfo|work from office|in person',
    'anywhere|any where|only|within|across|based|multiple|various|several|location|locations|city|cities|all over|throughout|pan|any',
    'in|at|from|the|of|near|around|to|for|with|on|a|per|is|be|and|or|ok|day|days|week|wk|weekly|month|time|times|full|part|initially|fully|completely|permanent|permanently|temporarily|partial|partially',
    'metro|metropolitan|metroplex|area|areas|region|greater|downtown|uptown|midtown|suburb|suburbs|surrounding|vicinity|nearby|north|south|east|west|central|district|state|zone|sector|phase|block|suite|floor|unit|plot',
    'client|clients|site|sites|customer|location of|job|jobs|role|position|base|hq|headquarters|main|campus|plant|branch|local|locals|locally|preferred|preferably|ideally|required|required in|flexible|flex|home|option|optional|allowed|possible|available|need|start|starting|until|till|further|notice|first|later|then|now|once|covid',
    'est|cst|pst|mst|edt|cdt|pdt|ist|et|ct|pt|hours|hour|hrs|timezone|shift|night|us hours|us shift|us time|day shift|overlap',
    'work|working|worker|employee|usa only|this|our|your|w2|c2c|contract|contractor|fte|fulltime|permanent|perm|long term|visa|h1b|gc|usc|citizen|citizens|interview|walk in|drive|immediate|urgent|joiner|joiners|opening|openings|hiring',
    'north america|south america|latin america|must|reside|resides|residing|live|lives|living|located|sit|resident|residents|tbd|tba|na|n a|none|open|unknown|not specified|other|others|global|globally|worldwide|international|world|country|countries|nationwide|national|offsite|field|mobile|virtual|telephonic|commutable|commute|distance|mi|miles|km|up|over|more|or more|x|times a week|tech park|it park|park|sez',
  ].join('|'),
)

function wordOf(tokens: Token[]): Word {
  const [first] = tokens
  const text = tokens
    .map((token, index) => (index > 0 && token.before === 'hyphen' ? '-' : index > 0 ? ' ' : '') + token.text)
    .join('')
  const place = { text, before: first?.before ?? 'end', depth: first?.depth ?? 0, count: tokens.length }
  if (/^\d/.test(text)) return { ...place, ...numberOf(text, tokens.length) }
  const key = cityKey(text)
  if (remote.test(key)) return { ...place, kind: 'remote' }
  if (not.test(key)) return { ...place, kind: 'not' }
  const name = nameOf(key, text)
  if (must.test(key) && text === text.toLowerCase()) return { ...place, kind: 'must' }
  if (filler.test(key) && !isMeantAsName(name, text)) return { ...place, kind: 'filler', also: name }
  if (/^(?:county|parish)$/.test(key)) return { ...place, kind: 'county' }
  if (street.test(key) && !name?.regions.length) return { ...place, kind: 'street' }
  return name ? { ...place, kind: 'name', name } : { ...place, kind: 'unknown' }
}

/** 'IN', 'OR', 'OK' and 'CT' in capitals are states, but 'PT' and 'ET' aren't. */
const isMeantAsName = (name: Name | null, text: string) =>
  Boolean(name?.regions.length) && text === text.toUpperCase() && text.length === 2 && text !== 'PT'

function numberOf(
  text: string,
  count: number,
): { kind: 'postal'; code: string; country: 'US' | 'IN' } | { kind: 'filler'; also: null } | { kind: 'unknown' } {
  if (/^\d{5}(-\d{4})?$/.test(text)) return { kind: 'postal', code: text, country: 'US' }
  if (/^[1-9]\d{2} ?\d{3}$/.test(text)) return { kind: 'postal', code: text.replace(' ', ''), country: 'IN' }
  return count === 1 ? { kind: 'filler', also: null } : { kind: 'unknown' }
}

const within = new Map<string, { city: string; isSure: boolean }>()
for (const [city, keys] of Object.entries(localityTable as Record<string, string>))
  for (const key of keys.split('|'))
    within.set(key, { city, isSure: localityAliases[key.replace(/ \S+$/, '')] === city })
for (const [key, city] of Object.entries(localityAliases)) within.set(key, { city, isSure: true })

function nameOf(key: string, text: string): Name | null {
  const area = areas[key] ?? null
  const cities = citiesNamed(text)
  const regions = regionsNamed(key)
  const country = countryNamed(key) ?? null
  const letters = text.length === 2 && text === text.toUpperCase() ? countryOfLetters(text) : null
  const locality = within.get(key) ?? null
  const isNone = !area && !country && !letters && !locality && cities.length + regions.length === 0
  if (isNone || (country === 'US' && key === 'us' && text !== 'US')) return null
  return { cities, regions, country, letters, within: locality, area }
}

const regionsByKey = new Map<string, Region[]>()
const addRegion = (name: string, region: string, country: string) => {
  const key = cityKey(name)
  if (key) regionsByKey.set(key, [...(regionsByKey.get(key) ?? []), { region, country, isLetters: key.length === 2 }])
}
for (const [code, name] of Object.entries({ ...usStates, ...usTerritories }))
  for (const written of [code, name]) addRegion(written, code, 'US')
for (const [name, code] of Object.entries(indianStates))
  for (const written of [code, name]) addRegion(written, name, 'IN')
for (const [code, name] of Object.entries(canadianProvinces))
  for (const written of [code, name]) addRegion(written, name, 'CA')

function regionsNamed(key: string): Region[] {
  const alias = regionAliases[key] ?? regionShorthand[key]
  return regionsByKey.get(alias ? cityKey(alias) : key) ?? []
}
