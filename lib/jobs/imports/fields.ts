import { type FieldName, fieldNames, fieldOf } from '@/lib/jobs/postings/fields'

/** What describes a job in the other system, and isn't a field of a posting. */
const sourceFields = { externalId: 'ID', sourceStatus: 'Status' } as const
type SourceField = keyof typeof sourceFields
type PostingField = Exclude<FieldName, 'questions'>

/** What a column can contain. */
export type ImportField = PostingField | SourceField
export const isSourceField = (name: ImportField): name is SourceField => name in sourceFields
export const importFields: ImportField[] = [
  ...(Object.keys(sourceFields) as SourceField[]),
  ...fieldNames.filter((name): name is PostingField => name !== 'questions'),
]
export const labelOf = (name: ImportField) => (isSourceField(name) ? sourceFields[name] : fieldOf(name).label)

/** Fields that every job needs, in the order of the hire form. */
export const neededFields = importFields.filter(
  (name): name is PostingField =>
    !isSourceField(name) && !fieldOf(name).schema.safeParse(undefined).success && name !== 'companyUrl',
)

/** Other names of columns. */
const otherNames: Partial<Record<ImportField, readonly string[]>> = {
  externalId: [
    'external id',
    'job id',
    'posting id',
    'req id',
    'requisition id',
    'requisition',
    'reference',
    'reference number',
    'guid',
  ],
  sourceStatus: ['job status', 'post status', 'posting status', 'listing status'],
  jobTitle: ['title', 'position', 'role', 'job name', 'job opening', 'posting title', 'name'],
  company: ['company name', 'employer', 'organization', 'client', 'hiring organization'],
  companyUrl: ['website', 'company url', 'employer website'],
  firstName: ['contact first name', 'recruiter first name'],
  lastName: ['contact last name', 'recruiter last name', 'surname'],
  email: ['contact email', 'email address', 'application email', 'recruiter email'],
  mobileNumber: ['phone', 'mobile', 'contact phone', 'phone number', 'telephone'],
  vacancies: ['openings', 'positions', 'number of openings', 'headcount'],
  experience: ['experience level', 'years of experience', 'seniority'],
  employmentType: ['type', 'employment', 'contract type', 'commitment', 'employment type'],
  jobType: ['work mode', 'workplace', 'workplace type', 'remote', 'work type'],
  workDays: ['work days', 'days', 'schedule'],
  noticePeriod: ['notice', 'starts'],
  description: ['job description', 'details', 'content', 'summary', 'body'],
  qualification: ['qualifications', 'requirements', 'skills', 'education'],
  salary: ['pay', 'compensation', 'salary range', 'pay range', 'wage'],
  location: ['job location', 'place', 'office', 'work location'],
  payMin: ['salary min', 'min salary', 'min pay', 'minimum salary'],
  payMax: ['salary max', 'max salary', 'max pay', 'maximum salary'],
  payCurrency: ['currency', 'salary currency'],
  payPeriod: ['per', 'salary unit', 'pay per', 'pay unit'],
  region: ['state', 'province'],
  country: ['country code'],
  closesOn: ['closes', 'deadline', 'expires', 'expiry date', 'expiration date', 'valid through', 'apply by'],
}

export const plainName = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Suggests a field for each column, from its name or, if that isn't known, its values. */
export const suggestedColumns = (header: string[], samples: string[][]) =>
  suggestedFields<ImportField>(header, [
    (name) => importFields.find((field) => namesOf(field).includes(plainName(name))),
    (name) => (otherNamesOf('externalId', name) ? 'externalId' : undefined),
    (name) => importFields.find((field) => otherNamesOf(field, name)),
    (_name, index) => fieldOfValues(samples[index] ?? []),
  ])

type Rule<Field> = (name: string, index: number) => Field | undefined

/** Applies one rule after the other to the columns that have no field yet. Each field is suggested once. */
export function suggestedFields<Field extends string>(
  header: readonly string[],
  rules: readonly Rule<Field>[],
): (Field | '')[] {
  const suggested: (Field | '')[] = header.map(() => '')
  for (const rule of rules)
    for (const [index, name] of header.entries()) {
      const field = suggested[index] === '' ? rule(name, index) : undefined
      if (field && !suggested.includes(field)) suggested[index] = field
    }
  return suggested
}

const namesOf = (field: ImportField) => [plainName(field), plainName(labelOf(field))]
const otherNamesOf = (field: ImportField, name: string) =>
  otherNames[field]?.some((other) => plainName(other) === plainName(name)) ?? false

const patterns: [ImportField, RegExp][] = [
  ['email', /^[^\s@]+@[^\s@]+\.[a-z]+$/i],
  ['companyUrl', /^https?:\/\/[^\s/]+\/?$/i],
  ['salary', /^[$₹]\s?\d/],
]

function fieldOfValues(values: string[]): ImportField | undefined {
  const filled = values.filter(Boolean)
  if (filled.length === 0) return undefined
  return patterns.find(([, pattern]) => filled.every((value) => pattern.test(value)))?.[0]
}
