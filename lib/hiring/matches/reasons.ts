import { AUTHORIZED, SPONSORSHIP } from '@/lib/hiring/matches/facts'
import { countryName } from '@/lib/jobs/readings/format'

/** Best first. Suggestions are sorted by these, after the number of skills in common. */
export const placeKinds = ['city', 'remote', 'state', 'unsaid', 'elsewhere'] as const
export const payKinds = ['fits', 'unsaid', 'unstated', 'incomparable', 'more'] as const

export type Match = {
  jobSkills: string[]
  seekerSkills: string[]
  place: (typeof placeKinds)[number]
  city: string | null
  region: string | null
  /** As in SeekerFacts, or null if the seeker has none for the job's countries. */
  permit: string | null
  pay: (typeof payKinds)[number]
}

export type Reasons = { skills: string; place: string; authorization: string; pay: string }
type Reader = 'recruiter' | 'seeker'

/** Why a seeker and a job fit, or in which parts they don't. */
export function reasonsOf(match: Match, reader: Reader): Reasons {
  return {
    skills: skillsReason(match),
    place: placeReason(match)[reader],
    authorization: authorizationReason(match)[reader],
    pay: payReasons[match.pay][reader],
  }
}

function skillsReason({ jobSkills, seekerSkills }: Match): string {
  const common = jobSkills.filter((skill) => seekerSkills.includes(skill))
  return `${common.length} of ${jobSkills.length} ${jobSkills.length === 1 ? 'skill' : 'skills'}: ${common.join(', ')}`
}

function placeReason({ place, city, region }: Match): Record<Reader, string> {
  const home = [city, region].filter(Boolean).join(', ')
  if (place === 'city') return { recruiter: `Same city: ${home}`, seeker: `In your city: ${home}` }
  if (place === 'state') return { recruiter: `Same state: ${home}`, seeker: `In your state: ${region}` }
  if (place === 'remote') return both('Remote job')
  if (place === 'elsewhere')
    return { recruiter: home ? `Lives in ${home}` : 'Lives in another country', seeker: 'In another state or country' }
  return { recruiter: 'Location not listed', seeker: "Your location or the job's isn't listed" }
}

function authorizationReason({ permit }: Match): Record<Reader, string> {
  const [country = '', need = ''] = permit?.split(':') ?? []
  if (!need) return both('Work authorization not listed')
  if (need === SPONSORSHIP) return { recruiter: 'Needs sponsorship', seeker: "You'd need sponsorship" }
  if (need !== AUTHORIZED)
    return { recruiter: `Needs to transfer their ${need}`, seeker: `You'd need to transfer your ${need}` }
  const right = `authorized to work in ${country === 'US' ? 'the USA' : countryName(country)}`
  return { recruiter: `A${right.slice(1)}`, seeker: `You're ${right}` }
}

const payReasons: Record<Match['pay'], Record<Reader, string>> = {
  fits: { recruiter: "Fits the job's pay", seeker: 'Meets your expected pay' },
  more: { recruiter: 'Expects more than the job pays', seeker: 'Pays less than you expect' },
  unsaid: both('Expected pay not listed'),
  unstated: { recruiter: "The job's pay isn't stated", seeker: 'Pay not stated' },
  incomparable: { recruiter: 'Expects pay in another currency', seeker: 'Pays in another currency' },
}

function both(text: string): Record<Reader, string> {
  return { recruiter: text, seeker: text }
}
