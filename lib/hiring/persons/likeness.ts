import { countryName, regionName } from '@/lib/jobs/readings/format'

/** With more skills, hardly anyone else would match. */
const TOP_SKILLS = 3
/** A filter's length in a URL. */
const MAX_LENGTH = 100

/** What people can have in common, as values of the list's filters. Empty if unknown. */
export type Likeness = { skills: string; place: string }

/** A person's first skills. People list the ones that matter first. */
export const topSkills = (skills: string[]): string =>
  skills
    .slice(0, TOP_SKILLS)
    .reduce((text, skill) => (`${text},${skill}`.length > MAX_LENGTH ? text : `${text},${skill}`), '')
    .slice(1)

export const skillsOf = (value: string): string[] =>
  value
    .split(',')
    .map((skill) => skill.trim())
    .filter(Boolean)
    .slice(0, TOP_SKILLS)

/** All of the skills, or only one of them. */
export function skillOptionsOf(value: string): { value: string; label: string }[] {
  const skills = skillsOf(value)
  const all = { value, label: skills.join(', ') }
  if (skills.length < 2) return skills.length === 0 ? [] : [all]
  return [all, ...skills.map((skill) => ({ value: skill, label: skill }))]
}

type Home = { country: string; region: string | null }

/** Such as 'US:TX', or 'US:' for a country without a state. */
export const homeValue = ({ country, region }: Home): string => `${country}:${region ?? ''}`

/** Null if it's not the value of a home. */
export function homeOf(value: string): Home | null {
  const [, country, region] = /^([A-Z]{2}):(.*)$/.exec(value) ?? []
  return country ? { country, region: region || null } : null
}

export function homeText(value: string): string {
  const home = homeOf(value)
  return home ? [home.region && regionName(home.region), countryName(home.country)].filter(Boolean).join(', ') : ''
}
