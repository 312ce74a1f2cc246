import * as z from 'zod'
import type { Prisma } from '@/lib/generated/prisma/client'
import { lineMessages, multiline, optionalLine, requiredLine } from '@/lib/platform/schemas'
import { versionedJson } from '@/lib/platform/versioned-json'

const MAX_LINE = 120
export const MAX_SKILL = 60
const MAX_DESCRIPTION = 1_000

export const MAX_ENTRIES = { positions: 15, degrees: 10, keySkills: 40, authorizations: 10 } as const

export const authorizationOptions = [
  'Citizen',
  'Permanent resident',
  'H-1B',
  'L-1',
  'E-3',
  'TN',
  'F-1 OPT or CPT',
  'Dependent with work permit',
  'Other work permit',
  'Needs sponsorship',
] as const

const required = (label: string, max = MAX_LINE) => requiredLine(max, lineMessages(label, max))
const monthPattern = /^(19[4-9]|20\d)\d-(0[1-9]|1[0-2])$/
const monthText = 'Enter the year and month, for example, 2021-04.'
const month = z.string(monthText).trim().regex(monthPattern, monthText)
const optionalMonth = month.or(z.literal(''))
const tooLong = `Description must be ${MAX_DESCRIPTION.toLocaleString('en-US')} characters or fewer`

const position = z
  .object({
    title: required('Job title'),
    company: required('Company'),
    from: month,
    to: z.string(monthText).trim().default(''),
    isPresent: z.boolean().default(false),
    description: multiline(z.string().max(MAX_DESCRIPTION, tooLong)).default(''),
  })
  .superRefine(({ from, to, isPresent }, context) => {
    const problem = isPresent
      ? null
      : monthPattern.test(to)
        ? to < from && 'The end date is before the start date.'
        : monthText
    if (problem) context.addIssue({ code: 'custom', path: ['to'], message: problem })
  })
  .transform((entry) => (entry.isPresent ? { ...entry, to: '' } : entry))

const degree = z.object({
  degree: required('Degree'),
  school: required('School'),
  year: z
    .string()
    .trim()
    .regex(/^((19[4-9]|20\d)\d)?$/, 'Enter a four-digit year.')
    .default(''),
})

const skill = optionalLine(MAX_SKILL, lineMessages('A skill', MAX_SKILL))

const authorization = z.object({
  country: required('Country', MAX_SKILL),
  kind: z.enum(authorizationOptions, 'Choose your work authorization.'),
  until: optionalMonth.default(''),
})

const listOf = <Entry extends z.ZodType>(entry: Entry, max: number) =>
  z.array(entry, 'This must be a list.').max(max, `You can add up to ${max} entries.`)

export const profileLists = {
  positions: listOf(position, MAX_ENTRIES.positions),
  degrees: listOf(degree, MAX_ENTRIES.degrees),
  keySkills: listOf(skill, MAX_ENTRIES.keySkills).transform(distinct),
  authorizations: listOf(authorization, MAX_ENTRIES.authorizations),
}

export type ProfileList = keyof typeof profileLists
export type ProfileLists = { [Name in ProfileList]: z.output<(typeof profileLists)[Name]> }

export const profileListNames = Object.keys(profileLists) as ProfileList[]

const stored = {
  positions: versionedJson({ version: 1, schema: profileLists.positions }),
  degrees: versionedJson({ version: 1, schema: profileLists.degrees }),
  keySkills: versionedJson({ version: 1, schema: profileLists.keySkills }),
  authorizations: versionedJson({ version: 1, schema: profileLists.authorizations }),
}

export const profileListSelect = { positions: true, degrees: true, keySkills: true, authorizations: true } as const

export function readProfileLists(row: Record<ProfileList, unknown> | null | undefined): ProfileLists {
  return {
    positions: stored.positions.read(row?.positions) ?? [],
    degrees: stored.degrees.read(row?.degrees) ?? [],
    keySkills: readKeySkills(row?.keySkills),
    authorizations: stored.authorizations.read(row?.authorizations) ?? [],
  }
}

export const readKeySkills = (json: unknown) => stored.keySkills.read(json) ?? []

export function writeProfileLists({ positions, degrees, keySkills, authorizations }: Partial<ProfileLists>) {
  return {
    ...(positions && { positions: stored.positions.write(positions) }),
    ...(degrees && { degrees: stored.degrees.write(degrees) }),
    ...(keySkills && { keySkills: stored.keySkills.write(keySkills) }),
    ...(authorizations && { authorizations: stored.authorizations.write(authorizations) }),
  } satisfies { [Name in ProfileList]?: Prisma.InputJsonValue }
}

/** Trims and removes duplicates, ignoring case. The first spelling wins. */
export function distinct(skills: string[]): string[] {
  const found = new Map<string, string>()
  for (const word of skills.map((text) => text.trim()).filter(Boolean)) {
    const key = word.toLowerCase()
    if (!found.has(key)) found.set(key, word)
  }
  return [...found.values()]
}

/** '2021-04' becomes 'Apr 2021'. */
export function monthLabel(text: string): string {
  const [year, number] = text.split('-').map(Number)
  if (!year || !number) return text
  const label = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })
  return label.format(new Date(Date.UTC(year, number - 1)))
}
