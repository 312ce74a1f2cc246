import { cityKey } from '@/lib/jobs/readings/city-key'
import { countryNamed } from '@/lib/jobs/readings/countries'
import { monthlyRupees, readPay } from '@/lib/jobs/readings/pay'
import { readPlace } from '@/lib/jobs/readings/place'
import { skillsOfPerson } from '@/lib/jobs/readings/skills-in-text'
import { type ProfileLists, readProfileLists } from '@/lib/people/profiles/lists'

/** Increase it when facts are parsed differently: all profiles are parsed again. */
export const FACTS_VERSION = 1

/** All that suggestions know about a seeker. Current pay isn't part of it, because some states ban asking for it. */
export const factsSelect = {
  skills: true,
  keySkills: true,
  personalInfo: true,
  visaStatus: true,
  authorizations: true,
  expectedSalary: true,
} as const

type Profile = {
  skills: string
  keySkills: unknown
  personalInfo: string
  visaStatus: string
  authorizations: unknown
  expectedSalary: string
}

export function factsOf({ skills, personalInfo, visaStatus, expectedSalary, ...lists }: Profile) {
  const { keySkills, authorizations } = readProfileLists({ positions: null, degrees: null, ...lists })
  const home = homeIn(personalInfo)
  return {
    skills: skillsOfPerson(`${keySkills.join('\n')}\n${skills}`),
    ...home,
    permits: permitsOf(authorizations, visaStatus),
    ...expectedPay(expectedSalary, home.country),
  }
}

const MAX_HOME = 500
/** What follows is where someone would like to work. */
const WISHES = /\b(?:relocate|relocating|relocation|open to|willing|would move|happy to|prefer|looking for)/i

function homeIn(personalInfo: string) {
  const [text = ''] = personalInfo.slice(0, MAX_HOME).split(WISHES)
  const { places, countries } = readPlace(text)
  const place = places.find(({ city }) => city) ?? places[0]
  return {
    city: place?.city ?? null,
    region: place?.region ?? null,
    country: place?.country ?? (countries.length === 1 ? (countries[0] ?? null) : null),
  }
}

export const AUTHORIZED = 'authorized'
export const SPONSORSHIP = 'sponsorship'
/** From the one that's easiest for an employer. A transfer is named after its visa, such as 'H-1B'. */
const ease = (need: string) => (need === AUTHORIZED ? 0 : need === SPONSORSHIP ? 2 : 1)

type Authorization = ProfileLists['authorizations'][number]

/** Citizens and other people with the right to work count the same. */
const needs: Record<Authorization['kind'], string> = {
  Citizen: AUTHORIZED,
  'Permanent resident': AUTHORIZED,
  'H-1B': 'H-1B',
  'L-1': SPONSORSHIP,
  'E-3': 'E-3',
  TN: 'TN',
  'F-1 OPT or CPT': AUTHORIZED,
  'Dependent with work permit': AUTHORIZED,
  'Other work permit': AUTHORIZED,
  'Needs sponsorship': SPONSORSHIP,
}

/** Common ways to fill in Visa Status. Other texts count as not said. */
const visas: [RegExp, string][] = [
  [/^(?:us|usa|u s|american) citizen$|^usc$|^(?:green card|gc)(?: holder)?$|^(?:gc|h4|l2) ead$/, AUTHORIZED],
  [/^(?:f1 )?(?:stem )?opt$/, AUTHORIZED],
  [/^h1b(?: visa)?$/, 'H-1B'],
  [/^tn(?: visa)?$/, 'TN'],
  [/^e3(?: visa)?$/, 'E-3'],
]

/** Permits such as 'US:H-1B:2027-03', with the last month if there is one. */
function permitsOf(authorizations: Authorization[], visaStatus: string): string[] {
  const listed = authorizations.flatMap(({ country, kind, until }) => {
    const code = countryNamed(cityKey(country))
    return code ? [{ code, need: needs[kind], until }] : []
  })
  const key = visaStatus
    .toLowerCase()
    .replaceAll('-', '')
    .replace(/[^a-z\d]+/g, ' ')
    .trim()
  const need = visas.find(([pattern]) => pattern.test(key))?.[1]
  const stated = authorizations.length === 0 && need ? [{ code: 'US', need, until: '' }] : []
  return [...listed, ...stated]
    .sort((one, other) => ease(one.need) - ease(other.need))
    .map(({ code, need, until }) => `${code}:${need}:${until}`)
}

function expectedPay(text: string, country: string | null) {
  const pay = readPay(text, country)
  if (!pay) return { monthlyPayInr: null, payCurrency: null }
  return { monthlyPayInr: monthlyRupees({ ...pay, max: pay.min ?? pay.max }), payCurrency: pay.currency }
}
