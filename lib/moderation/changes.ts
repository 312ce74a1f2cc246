import { dayLabel } from '@/lib/dates'
import type { NewPosting } from '@/lib/postings/schema'

/** One field of a posting that its employer wants changed, as people read it. */
export type Change = { field: string; label: string; before: string; after: string }

const labels: Record<keyof NewPosting, string> = {
  jobTitle: 'Job title',
  company: 'Company',
  companyUrl: 'Company website',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  mobileNumber: 'Mobile number',
  vacancies: 'Vacancies',
  employmentType: 'Type of Employment',
  jobType: 'Job Type',
  workDays: 'Working Days',
  experience: 'Experience',
  noticePeriod: 'Notice period',
  salary: 'Salary',
  payMin: 'Lowest pay',
  payMax: 'Highest pay',
  payCurrency: 'Currency of the pay',
  payPeriod: 'Pay is for a',
  location: 'Location',
  city: 'City',
  region: 'Region',
  country: 'Country',
  remoteCountries: 'Countries of remote work',
  closesOn: 'Closing day',
  description: 'Description',
  qualification: 'Qualification',
  questions: 'Questions for applicants',
}

/** The fields in which two versions of a posting differ, in the order of the hire form. */
export function changesOf(before: NewPosting, after: NewPosting): Change[] {
  return (Object.keys(labels) as (keyof NewPosting)[])
    .map((field) => ({ field, label: labels[field], before: textOf(before, field), after: textOf(after, field) }))
    .filter((change) => change.before !== change.after)
}

function textOf(posting: NewPosting, field: keyof NewPosting): string {
  if (field === 'questions') return posting.questions.map(questionLine).join('\n')
  if (field === 'remoteCountries') return posting.remoteCountries.join(', ')
  if (field === 'closesOn') return posting.closesOn ? dayLabel(new Date(posting.closesOn)) : ''
  return String(posting[field] ?? '')
}

function questionLine({ kind, text, isRequired }: NewPosting['questions'][number]): string {
  return `${text} (${kind === 'text' ? 'in words' : kind}${isRequired ? ', required' : ''})`
}

/** The lines of a text, each with whether the other version has it too. */
export function markedLines(text: string, other: string): { text: string; isSame: boolean }[] {
  const others = new Set(other.split('\n').map((line) => line.trim()))
  return text.split('\n').map((line) => ({ text: line, isSame: others.has(line.trim()) }))
}
