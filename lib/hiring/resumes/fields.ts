import { cityIn } from '@/lib/hiring/resumes/fields/city'
import { degreesIn } from '@/lib/hiring/resumes/fields/degrees'
import { emailIn } from '@/lib/hiring/resumes/fields/email'
import { linesOf } from '@/lib/hiring/resumes/fields/lines'
import { linksIn } from '@/lib/hiring/resumes/fields/links'
import { nameIn } from '@/lib/hiring/resumes/fields/name'
import { phoneIn } from '@/lib/hiring/resumes/fields/phone'
import { positionsIn } from '@/lib/hiring/resumes/fields/positions'
import { skillsIn } from '@/lib/hiring/resumes/fields/skills'
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
