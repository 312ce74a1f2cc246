import { cityIn } from '@/lib/people/resumes/fields/city'
import { degreesIn } from '@/lib/people/resumes/fields/degrees'
import { emailIn } from '@/lib/people/resumes/fields/email'
import { linesOf } from '@/lib/people/resumes/fields/lines'
import { linksIn } from '@/lib/people/resumes/fields/links'
import { nameIn } from '@/lib/people/resumes/fields/name'
import { phoneIn } from '@/lib/people/resumes/fields/phone'
import { positionsIn } from '@/lib/people/resumes/fields/positions'
import { skillsIn } from '@/lib/people/resumes/fields/skills'
import type { ResumeFields } from '@/lib/people/resumes/schema'

/** What the text of a resume says about its owner. What's unsure is left out. */
export function fieldsIn(text: string): ResumeFields {
  const lines = linesOf(text)
  const email = emailIn(lines)
  const name = nameIn(lines, email)
  const city = cityIn(lines, name)
  return {
    name,
    email,
    phone: phoneIn(lines, city),
    city,
    links: linksIn(lines),
    skills: skillsIn(lines),
    positions: positionsIn(lines),
    degrees: degreesIn(lines),
  }
}
