import { cityIn } from '@/lib/people/resumes/fields/city'
import { degreesIn } from '@/lib/people/resumes/fields/degrees'
import { emailIn } from '@/lib/people/resumes/fields/email'
import { excerptOf, linesOf } from '@/lib/people/resumes/fields/lines'
import { linksIn } from '@/lib/people/resumes/fields/links'
import { nameIn } from '@/lib/people/resumes/fields/name'
import { phoneIn } from '@/lib/people/resumes/fields/phone'
import { positionsIn } from '@/lib/people/resumes/fields/positions'
import { skillsIn } from '@/lib/people/resumes/fields/skills'
import type { Proposal } from '@/lib/people/resumes/schema'

/** What the text of a resume says about its owner. Each proposal names the line it's from. */
export function proposalsIn(text: string): Proposal[] {
  const lines = linesOf(text)
  const email = emailIn(lines)
  const name = nameIn(lines, email?.value ?? null)
  const city = cityIn(lines, name?.value ?? null)
  const phone = phoneIn(lines, city?.value ?? null)
  const links = linksIn(lines)
  const skills = skillsIn(lines)
  const positions = positionsIn(lines)
  const degrees = degreesIn(lines)
  const high = 'high' as const
  const from = (line = '') => ({ confidence: high, where: excerptOf(line) })
  return [
    ...(name
      ? [
          {
            field: 'name' as const,
            value: name.value,
            confidence: name.isSure ? high : ('medium' as const),
            where: excerptOf(name.line),
          },
        ]
      : []),
    ...(email ? [{ field: 'email' as const, value: email.value, ...from(email.line) }] : []),
    ...(phone ? [{ field: 'phone' as const, value: phone.value, ...from(phone.line) }] : []),
    ...(city ? [{ field: 'city' as const, value: city.value, ...from(city.line) }] : []),
    ...(links.length > 0
      ? [{ field: 'links' as const, value: links.map(({ value }) => value), ...from(links[0]?.line) }]
      : []),
    ...(skills ? [{ field: 'skills' as const, value: skills.values, ...from(skills.line) }] : []),
    ...(positions.length > 0
      ? [
          {
            field: 'positions' as const,
            value: positions.map(({ line: _, ...value }) => value),
            ...from(positions[0]?.line),
          },
        ]
      : []),
    ...(degrees.length > 0
      ? [{ field: 'degrees' as const, value: degrees.map(({ line: _, ...value }) => value), ...from(degrees[0]?.line) }]
      : []),
  ]
}
