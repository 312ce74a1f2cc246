import * as z from 'zod'
import { profileLists } from '@/lib/people/profiles/lists'

const LONG = 5_000
const SHORT = 200

export const noticePeriodOptions = ['7 Days', '15 Days', '1 Month', 'None'] as const

const lengths = {
  summary: LONG,
  personalInfo: LONG,
  salaryDetails: SHORT,
  expectedSalary: SHORT,
  workExperience: LONG,
  visaStatus: SHORT,
  certification: LONG,
  skills: LONG,
  additionalInfo: LONG,
  educationDegree: SHORT,
  educationInstitute: SHORT,
  educationLocation: SHORT,
  educationDate: SHORT,
} as const

export type ProfileText = keyof typeof lengths
export type ProfileField = ProfileText | 'noticePeriod'
export const profileFields = [...(Object.keys(lengths) as ProfileText[]), 'noticePeriod'] as const

const text = (most: number) =>
  z
    .string('This must be text.')
    .trim()
    .max(most, `Use ${most.toLocaleString('en-US')} characters or fewer.`)
    .optional()

const texts = Object.fromEntries(Object.entries(lengths).map(([name, most]) => [name, text(most)])) as Record<
  ProfileText,
  ReturnType<typeof text>
>

/**
 * The JSON part of POST /profile/add and PUT /profile/update (requirements §3, §7). Only changes the fields that are
 * sent. Ignores the user name, because the session decides whose profile it is. The lists are in addition to the
 * documented fields.
 */
export const profileSchema = z.object({
  ...texts,
  noticePeriod: z.enum(['', ...noticePeriodOptions], 'Choose one of the notice periods.').optional(),
  positions: profileLists.positions.optional(),
  degrees: profileLists.degrees.optional(),
  keySkills: profileLists.keySkills.optional(),
  authorizations: profileLists.authorizations.optional(),
})

export type ProfileChange = z.output<typeof profileSchema>

export const profileParams = z.object({ userName: z.string().min(1).max(300) })
