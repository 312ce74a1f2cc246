import 'server-only'
import type { Seeker } from '@/lib/auth/guards'
import { now } from '@/lib/clock'
import { db } from '@/lib/db'
import { cardSelect } from '@/lib/postings/queries'

const NEWEST_LOOKED_AT = 400
const MOST_SKILLS = 20

type Wishes = { skills: string; place: string }

/**
 * The open jobs that fit what a profile says, best first: one point for each skill that the job's words name, two when
 * it stands in the title, one for the place. Only the newest few hundred are looked at, so this stays quick.
 */
export async function listFittingJobs(seeker: Seeker, { skills, place }: Wishes, most: number) {
  const words = skillsOf(skills)
  if (words.length === 0 && !place.trim()) return []
  const candidates = await db().posting.findMany({
    where: {
      status: 'APPROVED',
      expiresAt: { gt: now() },
      slug: { not: null },
      applications: { none: { seekerId: seeker.id } },
    },
    orderBy: [{ approvedAt: 'desc' }, { id: 'desc' }],
    take: NEWEST_LOOKED_AT,
    select: { ...cardSelect, description: true, qualification: true, city: true },
  })
  return candidates
    .map((job) => ({ job, points: pointsOf(job, words, place) }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)
    .slice(0, most)
    .map(({ job: { description: _text, qualification: _more, city: _city, ...job } }) => job)
}

type Words = { jobTitle: string; description: string; qualification: string; city: string | null }

/** How well a job fits; 0 is not at all. */
export function pointsOf(job: Words, skills: string[], place: string): number {
  const [title, text] = [job.jobTitle.toLowerCase(), `${job.description}\n${job.qualification}`.toLowerCase()]
  const bySkill = skills.reduce((sum, skill) => sum + (names(title, skill) ? 2 : names(text, skill) ? 1 : 0), 0)
  const isNear = job.city !== null && place.toLowerCase().includes(job.city.toLowerCase())
  return bySkill + (isNear ? 1 : 0)
}

/** The skills of a profile, which are separated by commas or lines. */
export function skillsOf(skills: string): string[] {
  const words = skills.split(/[,;\n]/).map((skill) => skill.trim().toLowerCase())
  return [...new Set(words.filter((skill) => skill.length > 0 && skill.length <= 40))].slice(0, MOST_SKILLS)
}

/** Whether a text names a skill as words of their own: "java" is not in "javascript". */
function names(text: string, skill: string): boolean {
  for (let at = text.indexOf(skill); at >= 0; at = text.indexOf(skill, at + 1)) {
    const around = [text[at - 1] ?? ' ', text[at + skill.length] ?? ' ']
    if (around.every((sign) => !/[\p{L}\p{N}]/u.test(sign))) return true
  }
  return false
}
