import type { ProfileList } from '@/lib/people/profiles/lists'
import type { ProfileField } from '@/lib/people/profiles/schema'

export type ProfileInput = {
  name: ProfileField
  label: string
  kind: 'line' | 'text' | 'place' | 'notice'
  hint?: string
}
export type ProfileSection = { title: string; group: ProfileGroup; inputs: ProfileInput[] }

export const profileGroups = ['What you bring', "What you're looking for", 'About you'] as const
type ProfileGroup = (typeof profileGroups)[number]

function one(
  title: string,
  name: ProfileField,
  kind: ProfileInput['kind'],
  group: ProfileGroup,
  hint?: string,
): ProfileSection {
  return { title, group, inputs: [{ name, label: title, kind, ...(hint && { hint }) }] }
}

export const profileSections: ProfileSection[] = [
  one(
    'Summary',
    'summary',
    'text',
    'What you bring',
    "In about three sentences, tell us what you do, how long you've done it, and what you're looking for.",
  ),
  one('Personal Info', 'personalInfo', 'text', 'About you', "Tell us where you live and whether you'd relocate."),
  one(
    'Salary Details',
    'salaryDetails',
    'line',
    "What you're looking for",
    'Enter your current pay, for example, $95,000 a year.',
  ),
  one('Expected Salary', 'expectedSalary', 'line', "What you're looking for"),
  one(
    'Work Experience',
    'workExperience',
    'text',
    'What you bring',
    'List each company with your role and years there, most recent first.',
  ),
  one('Visa Status', 'visaStatus', 'line', "What you're looking for", 'For example, H-1B, Green Card, or not needed.'),
  one('Certifications', 'certification', 'text', 'What you bring'),
  one(
    'Skills',
    'skills',
    'text',
    'What you bring',
    'Separate skills with commas, for example, Java, Spring Boot, PostgreSQL.',
  ),
  one('Additional Info', 'additionalInfo', 'text', 'About you'),
  {
    title: 'Education',
    group: 'What you bring',
    inputs: [
      { name: 'educationDegree', label: 'Degree', kind: 'line' },
      { name: 'educationInstitute', label: 'Institute', kind: 'line' },
      { name: 'educationLocation', label: 'Location', kind: 'place' },
      { name: 'educationDate', label: 'Date', kind: 'line', hint: 'For example, May 2019.' },
    ],
  },
  one('Notice Period', 'noticePeriod', 'notice', "What you're looking for"),
]

type ListSection = { name: ProfileList; title: string; noun: string; group: ProfileGroup; hint: string; fills: string }

/** Structured lists beside the documented sections. Filling in a list also completes the section in `fills`. */
export const listSections: ListSection[] = [
  {
    name: 'positions',
    title: 'Positions',
    noun: 'position',
    group: 'What you bring',
    hint: 'Add one entry per position, most recent first.',
    fills: 'Work Experience',
  },
  {
    name: 'degrees',
    title: 'Degrees',
    noun: 'degree',
    group: 'What you bring',
    hint: 'Add one entry per degree or course.',
    fills: 'Education',
  },
  {
    name: 'keySkills',
    title: 'Key skills',
    noun: 'skill',
    group: 'What you bring',
    hint: 'Recruiters search by skill. List your strongest skills first.',
    fills: 'Skills',
  },
  {
    name: 'authorizations',
    title: 'Work authorization',
    noun: 'authorization',
    group: "What you're looking for",
    hint: "List the countries where you're allowed to work, and your work authorization in each.",
    fills: 'Visa Status',
  },
]

type Filled = Partial<Record<ProfileField, string>> & Partial<Record<ProfileList, unknown[]>> & { hasResume: boolean }

/** A section is complete with either its list or its text. */
export function completeness({ hasResume, ...filled }: Filled): { percent: number; missing: string[] } {
  const isListed = (title: string) => listSections.some(({ name, fills }) => fills === title && filled[name]?.length)
  const isEmpty = ({ inputs, title }: ProfileSection) => inputs.every(({ name }) => !filled[name]) && !isListed(title)
  const missing = [...profileSections.filter(isEmpty).map(({ title }) => title), ...(hasResume ? [] : ['Resume'])]
  const all = profileSections.length + 1
  return { percent: Math.round(((all - missing.length) / all) * 100), missing }
}
