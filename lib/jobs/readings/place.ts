import { isAbroad } from '@/lib/jobs/readings/cities'
import type { Country, Place, PlaceRead } from '@/lib/jobs/readings/format'
import { citiesIn, type NamedCity, type PlaceWord, placeWords, type Region } from '@/lib/jobs/readings/place-words'

const isRemoteWord = /\b(?:remote(?:ly)?|wfh|work(?:ing)? from home|telecommute|telework)\b/i
const isHybridWord = /\bhybrid\b|\b(?:no|not|partial(?:ly)?|initially|temporar(?:y|ily)) remote\b/i
const isForNow = /\b(?:remote|wfh) (?:until|till|initially|during|for now|to start|at first)\b/i
const excluded =
  /[\s,(-]*\b(?:except(?:ing| for)?|excluding|excl\.?|but not|other than|not?)\b(?! ?(?:\d|\.|(?:fully |100 ?% ?)?(?:remote|wfh|hybrid|on-?site|telework|telecommut)))[^;|\n]*/i
const noise = [
  /\b(?:remote|wfh) (?:until|till|initially|during|for now|to start|at first)\b[^),;|]*/gi,
  /\b\d+(?:\s*-\s*\d+)? ?(?:days?|x) ?(?:a|per|\/|in)? ?(?:week|wk|office|home|onsite|remote)?\b/gi,
  /\bmust (?:be|live|reside|work)\b[^,;|)]*/gi,
  /\b(?:EST|CST|PST|MST|EDT|CDT|PDT|IST|ET|CT|PT)\b(?: (?:hours|time ?zone|zone|shift))?/g,
  /\b(?:100 ?%|fully|completely|permanent(?:ly)?|initially|temporarily|partial(?:ly)?|not?) (?=remote|wfh|hybrid|on-?site)/gi,
  /\b(?:remote(?:ly)?|wfh|work(?:ing)? from home|telecommute|telework|hybrid|on-?site|in-office|offshore|onshore)\b/gi,
  /\b(?:anywhere|any ?where in|only|within|across|based|multiple|various|several|locations?|offices?|cities|all over|throughout|pan)\b/gi,
  /^\s*(?:in|at|from|the)\s+/gi,
]
const remoteTail = /[(,-]\s*(?:(?:100 ?%|fully) )?remote(?: ok| only)?\s*\)?$/i
const isUnsure = /^(?:georgia|punjab|ca|la|de|co|md|me|or|hi|ok|in)$/i

export function readPlace(written: string): PlaceRead {
  // What is named after "except" is where the job is not.
  const text = written.replace(excluded, ' ')
  const isRemote = isRemoteWord.test(text) && !isHybridWord.test(text) && !isForNow.test(text)
  const pieces = piecesOf(text).map((piece) => ({
    isRemote: isRemote && isRemoteWord.test(piece),
    places: readPiece(partsOf(piece)),
    isBare: partsOf(piece).length === 0,
  }))
  const all = pieces.flatMap(({ places }) => places)
  const isAllRemote =
    remoteTail.test(text.trim()) || Boolean(pieces[0]?.isRemote && !pieces[0].isBare) || !all.some(isExact)
  const remote = isRemote ? pieces.filter((piece) => isAllRemote || piece.isRemote).flatMap(({ places }) => places) : []
  return {
    places: unique(all.filter((place) => isExact(place) || !remote.includes(place))),
    countries: [...new Set(all.map(({ country }) => country))],
    isRemote,
    remoteIn: [...new Set(remote.map(({ country }) => country))],
  }
}

const isExact = ({ city, region }: Place) => Boolean(city || region)

function piecesOf(text: string): string[] {
  return text
    .replace(/\b(jammu|andaman) (?:and|&) (?=kashmir|nicobar)/gi, '$1 ')
    .replace(/\b\d+ days?\s*\/\s*(?:week|wk)\b/gi, '')
    .split(/[;|/\n]|\s*&\s*|\s[•·+]\s|(?<!,)\s+(?:or|and)\s+(?!\d|,|$)/i)
}

function partsOf(piece: string): string[] {
  const words = noise.reduce((left, each) => left.replace(each, ' '), piece.replace(/[()[\]]/g, ', '))
  return words
    .split(/,|:|\s[-–—]+(?=\s|$)|^[-–—]\s/)
    .map((part) =>
      part
        .replace(/\s+/g, ' ')
        .replace(/^(?:in|at|from|the|-) /i, '')
        .replace(/^[\s.–—-]+|[\s–—-]+$/g, '')
        .trim(),
    )
    .flatMap(twoCities)
    .filter((part) => /[\p{L}\d]/u.test(part) && !/^(?:in|at|from|the)$/.test(part))
}

function twoCities(part: string): string[] {
  const halves = part.split('-')
  const [whole] = placeWords(part)
  if (halves.length < 2 || whole?.kind !== 'unknown') return [part]
  return halves.every((half) => placeWords(half).every(({ kind }) => kind === 'name')) ? halves : [part]
}

type Draft = {
  text: string
  cities: NamedCity[]
  region: Region | null
  regions: Region[]
  country: Country | null
  postalCode: string | null
}

function readPiece(parts: string[]): Place[] {
  const drafts: Draft[] = []
  let unknown = ''
  for (const word of parts.flatMap(placeWords)) {
    if (word.kind === 'area') {
      if (drafts.length > 0) return []
      return word.written.split('; ').flatMap((place) => readPiece(place.split(', ')))
    }
    if (word.kind === 'unknown') {
      if (drafts.length > 0 || isAbroad(word.text)) return []
      unknown = word.text
    } else if (!take(drafts, word, unknown)) return []
    else unknown = ''
  }
  return drafts.flatMap(placeOf)
}

function take(drafts: Draft[], word: Exclude<PlaceWord, { kind: 'area' | 'unknown' }>, unknown: string): boolean {
  const last = drafts.at(-1)
  const begin = (draft: Partial<Draft>) =>
    drafts.push({ text: '', cities: [], region: null, regions: [], country: null, postalCode: null, ...draft })
  if (word.kind === 'postal') {
    if (!last || !canBeIn(last, word.country)) return false
    Object.assign(last, { postalCode: word.code, country: word.country })
  } else if (word.kind === 'country') {
    if (!last || (last.country && !last.region && !last.postalCode)) begin({ country: word.country })
    else if (!canBeIn(last, word.country)) return false
    else last.country = word.country
  } else if (!last && /^in$/i.test(word.text)) return false
  else if (last && word.regions.length > 0 && (last.cities.length > 0 || last.region))
    return takeRegion(last, word, begin)
  else if (unknown && word.regions.length > 0 && word.cities.length === 0) {
    const [region, ...others] = word.regions
    if (!region || others.length > 0 || (region.isLetters && region.country === 'IN')) return false
    begin({ text: isName(unknown) ? unknown : '', region, country: region.country })
  } else if (unknown && word.regions.length > 0 && word.text.toLowerCase() === 'new york') {
    begin({ region: word.regions[0] ?? null, country: 'US' })
  } else begin({ text: word.text, cities: word.cities, regions: word.regions })
  return true
}

type Name = Extract<PlaceWord, { kind: 'name' }>

function takeRegion(last: Draft, word: Name, begin: (draft: Partial<Draft>) => unknown): boolean {
  const isAgain = last.region && word.regions.some(({ region }) => region === last.region?.region)
  if (isAgain) return true
  const [city, ...others] = last.region ? [] : citiesIn(last.cities, word.regions)
  // 'IN' is Indiana or India: only a city that lies in one of them decides.
  const isIndian = /^in$/i.test(word.text) && last.cities.some(({ country }) => country === 'IN')
  if (others.length > 0 || (isIndian && city)) return false
  if (isIndian) last.country = 'IN'
  if (isIndian) return true
  if (city) {
    const region = word.regions.find(({ region }) => region === city.region) ?? null
    Object.assign(last, { region, country: city.country })
    return true
  }
  if (last.region || last.cities.length === 0 || word.cities.some(({ certain }) => certain === 'city')) {
    begin({ text: word.text, cities: word.cities, regions: word.regions })
    return true
  }
  const [region, ...more] = word.regions
  const isElsewhere = last.cities.some(({ certain, country }) => certain && country !== region?.country)
  const isForeign = region?.isLetters && (region.country === 'IN' || isAbroad(last.text))
  if (!region || more.length > 0 || isElsewhere || isForeign || region.region === 'IN') return false
  Object.assign(last, { region, country: region.country })
  return true
}

function canBeIn({ cities, region, regions, country }: Draft, asked: Country): boolean {
  if (country) return country === asked
  if (region) return region.country === asked
  return [...cities, ...regions].some((one) => one.country === asked)
}

function placeOf({ text, cities, region, regions, country, postalCode }: Draft): Place[] {
  const place = (city: string | null, at: string | null, of: Country): Place[] => [
    { city, region: at, country: of, postalCode },
  ]
  if (region) {
    const known = cities.find((city) => city.region === region.region && city.country === region.country)
    const written = known?.name ?? cities[0]?.name ?? text
    return place(written || null, region.region, region.country)
  }
  const possible = country ? cities.filter((city) => city.country === country) : cities
  const sure =
    possible.find(({ certain }) => certain === 'city') ?? (country && possible.length === 1 ? possible[0] : null)
  const named = country ? regions.filter((each) => each.country === country) : regions
  const isSame = named.length === 0 || named.some((each) => each.region === sure?.region)
  if (sure && isSame) return place(sure.name, sure.region, sure.country)
  const [only, ...others] = named
  const isCapital = /^washington$/i.test(text)
  if (only && others.length === 0 && !isCapital && (country || !isUnsure.test(text)))
    return country || !only.isLetters || only.country === 'US' ? place(null, only.region, only.country) : []
  const certainly = country ?? possible.find(({ certain }) => certain)?.country
  return certainly ? place(null, null, certainly) : []
}

function unique(places: Place[]): Place[] {
  return places.filter((place, index) => places.findIndex((other) => isSamePlace(place, other)) === index)
}

const isSamePlace = (one: Place, other: Place) =>
  one.city === other.city && one.region === other.region && one.country === other.country

const isName = (word: string) =>
  /^\p{Lu}[\p{L}\s.'-]{2,40}$/u.test(word) &&
  !/\b(?:any|client|site|customer|tbd|office|plant|area|county)\b/i.test(word)
