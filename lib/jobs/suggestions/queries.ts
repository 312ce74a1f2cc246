import 'server-only'
import { db } from '@/lib/db'
import { keptUntilJobsChange } from '@/lib/jobs/postings/kept'
import { areaOf } from '@/lib/jobs/postings/near-queries'
import { corrected } from '@/lib/jobs/postings/spelling'
import { vocabulary } from '@/lib/jobs/postings/vocabulary-queries'
import { countryName } from '@/lib/jobs/readings/format'
import { otherNamesOf, usStates } from '@/lib/jobs/readings/regions'
import { spellingsOfSkills } from '@/lib/jobs/readings/skills'
import { countSkills, type Known, known, matching, withoutDoubles } from '@/lib/jobs/suggestions/matching'
import { citiesToSuggest, cityText } from '@/lib/jobs/suggestions/places'
import type { Suggestions, SuggestionsFor } from '@/lib/jobs/suggestions/schema'
import { now } from '@/lib/platform/clock'
import { site } from '@/lib/site/company'

const MAX_KNOWN = 3_000
/** Enough to know which skills are asked for, and few enough that counting them doesn't hold up other requests. */
const MAX_READ = 2_000
const MAX_LETTERS = 1_000
const MIN_LENGTH = 2

/** In the order they're shown in, with the most of each. */
const MAX_OF_KIND = { title: 3, skill: 3, company: 2, place: 3 }
const MAX_IN_FIELD = 6

type Kind = keyof typeof MAX_OF_KIND

export async function listSuggestions(typed: string, wanted: SuggestionsFor): Promise<Suggestions> {
  if (typed.trim().length < MIN_LENGTH) return []
  if (wanted === 'cities') return citiesFor(typed)
  const all = await thingsToSuggest()
  if (wanted === 'places') return placesFor(typed, all.place)
  if (wanted === 'locations') return placesFor(typed, [...remotePlaces(), ...all.place])
  if (wanted === 'titles') return fitting('title', all.title, typed)
  if (wanted === 'companies') return fitting('company', all.company, typed)
  if (wanted === 'skills') return fitting('skill', [...all.skill, ...listedSkills()], typed)
  const found = kindsFor(typed, all)
  if (found.length > 0) return found
  const q = corrected(typed, await vocabulary())
  return q ? kindsFor(q, all) : []
}

function kindsFor(typed: string, all: Record<Kind, Known[]>): Suggestions {
  const kinds = Object.entries(MAX_OF_KIND) as [Kind, number][]
  const found = kinds.flatMap(([kind, max]) => {
    const texts = matching(all[kind], typed, max).map(({ text }) => ({ kind, text }))
    return kind === 'place' && texts.length === 0 ? wordsInPlaces(typed, all.place) : texts
  })
  // A skill can be a title, too.
  const isNew = ({ text }: { text: string }, index: number) =>
    found.findIndex((each) => each.text.toLowerCase() === text.toLowerCase()) === index
  const isUnderstood = ({ kind, text }: Suggestions[number]) => kind !== 'place' || areaOf(text) !== null
  return found.filter(isNew).filter(isUnderstood)
}

const WORDS_AND_PLACE = /^(?<words>.*\S)\s+(?:(?:in|near)\s+)?(?<place>\p{L}{3,})$/iu

/** 'java tex' can become a search for 'java' in Texas. */
function wordsInPlaces(typed: string, places: Known[]): Suggestions {
  const { words = '', place = '' } = WORDS_AND_PLACE.exec(typed.trim())?.groups ?? {}
  const [best] = matching(places, place, 1)
  return words && best ? [{ kind: 'place', text: best.text, words: words.replace(/\s+(?:in|near)$/i, '') }] : []
}

function placesFor(typed: string, withJobs: Known[]): Suggestions {
  const places = [
    ...matching(withJobs, typed, MAX_IN_FIELD).map(({ text }) => text),
    ...citiesToSuggest(typed, MAX_IN_FIELD).map(cityText),
  ]
  return [...new Set(places)].slice(0, MAX_IN_FIELD).map((text) => ({ kind: 'place', text }))
}

function fitting(kind: Kind, all: Known[], typed: string): Suggestions {
  const texts = matching(all, typed, 2 * MAX_IN_FIELD).map(({ text }) => text)
  return [...new Set(texts)].slice(0, MAX_IN_FIELD).map((text) => ({ kind, text }))
}

/** Also those that no open job asks for. */
const listedSkills = () => [...spellingsOfSkills].map(([name, spellings]) => known(name, 0, spellings))

const citiesFor = (typed: string): Suggestions =>
  citiesToSuggest(typed, MAX_IN_FIELD).map(({ name, region, country }) => ({
    kind: 'place',
    text: cityText({ name, region, country }),
    city: { name, region: region ?? '', country },
  }))

/** Ranked above places with jobs. */
const remotePlaces = (): Known[] => {
  const others = ['work from home', 'anywhere']
  const countries = site.recruitsIn.map((code) => known(`Remote (${countryName(code)})`, Infinity, others))
  return [known('Remote', Infinity, others), ...countries]
}

/** What open jobs have, so that every suggested search finds something. */
const thingsToSuggest = keptUntilJobsChange(async (): Promise<Record<Kind, Known[]>> => {
  const [title, company, place, skill] = [
    await readTitles(),
    await readCompanies(),
    await readPlaces(),
    await readSkills(),
  ]
  return { title, skill, company, place }
})

type Row = { text: string; jobs: number }

async function readTitles(): Promise<Known[]> {
  return withoutDoubles(
    await db().$queryRaw<Row[]>`
      SELECT "jobTitle" AS "text", count(*)::int AS "jobs" FROM "Posting"
      WHERE "status" = 'APPROVED' AND "expiresAt" > ${now()} GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${MAX_KNOWN}`,
  )
}

async function readCompanies(): Promise<Known[]> {
  return withoutDoubles(
    await db().$queryRaw<Row[]>`
      SELECT "company" AS "text", count(*)::int AS "jobs" FROM "Posting"
      WHERE "status" = 'APPROVED' AND "expiresAt" > ${now()} GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${MAX_KNOWN}`,
  )
}

type PlaceRow = { city: string | null; region: string | null; country: string; jobs: number }

async function readPlaces(): Promise<Known[]> {
  const rows = await db().$queryRaw<PlaceRow[]>`
    WITH place AS (
      SELECT each ->> 'city' AS "city", each ->> 'region' AS "region", each ->> 'country' AS "country"
      FROM "Posting", jsonb_path_query("places", '$.value[*]') AS each
      WHERE "status" = 'APPROVED' AND "expiresAt" > ${now()}
    )
    SELECT "city", "region", "country", count(*)::int AS "jobs" FROM place
    GROUP BY GROUPING SETS (("city", "region", "country"), ("region", "country"), ("country"))
    ORDER BY 4 DESC LIMIT ${MAX_KNOWN}`
  return rows.map((row) => {
    const { text, others } = namesOf(row)
    return known(text, row.jobs, others)
  })
}

function namesOf({ city, region, country }: PlaceRow): { text: string; others: string[] } {
  if (city) return { text: cityText({ name: city, region, country }), others: otherNamesOf(city) }
  if (region && country === 'US') return { text: usStates[region] ?? region, others: [region] }
  if (region) return { text: region, others: [] }
  return { text: countryName(country), others: country === 'US' ? ['United States', 'US'] : [] }
}

async function readSkills(): Promise<Known[]> {
  const jobs = await db().$queryRaw<{ text: string }[]>`
    SELECT "jobTitle" || ' ' || left("qualification", ${MAX_LETTERS}) AS "text" FROM "Posting"
    WHERE "status" = 'APPROVED' AND "expiresAt" > ${now()} ORDER BY "approvedAt" DESC LIMIT ${MAX_READ}`
  const counts = countSkills(
    jobs.map(({ text }) => text),
    spellingsOfSkills,
  )
  return [...counts].map(([name, count]) => known(name, count, spellingsOfSkills.get(name)))
}
