import { plainName, suggestedFields } from '@/lib/jobs/imports/fields'

/** What a column of a file with people can contain, with its label and other names of such columns. */
const fields = {
  email: { label: 'Email', others: ['email address', 'candidate email', 'applicant email'] },
  name: { label: 'Name', others: ['full name', 'candidate', 'candidate name', 'applicant', 'applicant name'] },
  firstName: { label: 'First name', others: ['given name'] },
  lastName: { label: 'Last name', others: ['surname', 'family name'] },
  phone: {
    label: 'Phone',
    others: ['phone number', 'mobile', 'mobile number', 'mobile phone', 'cell', 'cell phone', 'telephone'],
  },
  city: { label: 'City', others: ['town', 'location'] },
  region: { label: 'State', others: ['province', 'region'] },
  country: { label: 'Country', others: [] },
  skills: { label: 'Skills', others: ['key skills', 'skill set', 'keywords'] },
  job: {
    label: 'Job ID',
    others: ['job', 'job reference', 'posting id', 'requisition id', 'req id', 'reference number'],
  },
  appliedOn: {
    label: 'Applied on',
    others: ['application date', 'applied', 'applied date', 'date applied', 'created at', 'date'],
  },
  status: { label: 'Application status', others: ['status', 'stage', 'current stage'] },
  resume: { label: 'Resume file', others: ['resume', 'resume file name', 'cv', 'cv file', 'file', 'attachment'] },
} as const satisfies Record<string, { label: string; others: readonly string[] }>

export type PersonField = keyof typeof fields
export const personFields = Object.keys(fields) as PersonField[]
export const personLabelOf = (field: PersonField) => fields[field].label

/** Suggests a field for each column by its name. */
export const suggestedPersonColumns = (header: readonly string[]) =>
  suggestedFields<PersonField>(header, [
    (name) => personFields.find((field) => isOneOf([fields[field].label], name)),
    (name) => personFields.find((field) => isOneOf([field], name)),
    (name) => personFields.find((field) => isOneOf(fields[field].others, name)),
  ])

const isOneOf = (names: readonly string[], name: string) => names.some((each) => plainName(each) === plainName(name))
