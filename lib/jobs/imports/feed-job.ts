import { createHash } from 'node:crypto'
import { type ImportField, labelOf } from '@/lib/jobs/imports/fields'
import { textOfHtml } from '@/lib/jobs/imports/html-text'
import { EXTERNAL_ID } from '@/lib/jobs/imports/rows'

/** Longer texts are refused anyway. */
const MAX_CELL = 25_000

/** An element's text by its name. */
export type Job = ReadonlyMap<string, string>

/** What Indeed calls a field, and how it's written here. A value that isn't understood stays empty, if there's a default. */
const fields = {
  externalId: (job) => idOf(textIn(job, 'referencenumber')),
  jobTitle: (job) => textIn(job, 'title'),
  company: (job) => textIn(job, 'company') || textIn(job, 'sourcename'),
  location: (job) => locationOf(job),
  city: (job) => (isNowhere(job) ? '' : textIn(job, 'city')),
  region: (job) => textIn(job, 'state'),
  country: (job) => textIn(job, 'country'),
  remoteCountries: (job) => (workModeOf(job) === 'Remote' && isNowhere(job) ? textIn(job, 'country') : ''),
  jobType: (job) => workModeOf(job),
  employmentType: (job) => employmentTypeOf(textIn(job, 'jobtype')),
  experience: (job) => experienceOf(textIn(job, 'experience')),
  salary: (job) => textIn(job, 'salary'),
  description: (job) => textOfHtml(job.get('description') ?? ''),
  qualification: (job) => textOfHtml(job.get('education') ?? ''),
  closesOn: (job) => dayOf(textIn(job, 'expirationdate')),
} satisfies Partial<Record<ImportField, (job: Job) => string>>

export const feedColumns = Object.keys(fields) as (keyof typeof fields)[]
export const feedHeader = feedColumns.map(labelOf)
export const feedCells = (job: Job) => feedColumns.map((name) => cellOf(fields[name](job)))
export const cellOf = (text: string) => text.slice(0, MAX_CELL).replaceAll('\0', '').toWellFormed()

/** Values that feeds don't have and every job needs. People can change them. */
export const feedDefaults: Partial<Record<ImportField, string>> = {
  vacancies: '1',
  experience: '2 - 4 Years',
  employmentType: 'Full Time',
  workDays: 'Mon - Fri',
  noticePeriod: 'Not specified',
  qualification: 'See the description.',
  salary: 'Not disclosed',
}

export const textIn = (job: Job, name: string) => (job.get(name) ?? '').replace(/\s+/g, ' ').trim()

/** IDs here have fewer characters than in some feeds. */
export function idOf(reference: string): string {
  if (!reference || EXTERNAL_ID.test(reference)) return reference
  return `id-${createHash('sha256').update(reference).digest('hex').slice(0, 32)}`
}

const isNowhere = (job: Job) => /^(|remote|anywhere|home ?based)$/i.test(textIn(job, 'city'))

function locationOf(job: Job): string {
  const place = [isNowhere(job) ? '' : textIn(job, 'city'), textIn(job, 'state')].filter(Boolean).join(', ')
  const country = textIn(job, 'country')
  if (!place)
    return workModeOf(job) === 'Remote' ? ['Remote', country && `(${country})`].filter(Boolean).join(' ') : country
  const postalCode = textIn(job, 'postalcode')
  return postalCode ? `${place} ${postalCode}` : place
}

/** `remotetype` is empty for jobs on site. */
function workModeOf(job: Job): string {
  const type = textIn(job, 'remotetype')
  if (/hybrid|flexible|temporar/i.test(type)) return 'Hybrid'
  return /remote|home/i.test(type) || /^(remote|anywhere|home ?based)$/i.test(textIn(job, 'city')) ? 'Remote' : 'Onsite'
}

export function employmentTypeOf(text: string): string {
  const known = [
    ['Full Time', /full|permanent/i],
    ['Part Time', /part/i],
    ['Contract', /contract|temp|intern|freelance|seasonal/i],
  ] as const
  return known.find(([, pattern]) => pattern.test(text))?.[0] ?? ''
}

export function experienceOf(text: string): string {
  const years = /\d+/.exec(text)?.[0]
  if (years === undefined) {
    if (/entry|junior|intern|graduate|none/i.test(text)) return '0 - 1 Year'
    if (/mid/i.test(text)) return '2 - 4 Years'
    return /senior|director|executive|lead/i.test(text) ? '5+ Years' : ''
  }
  if (Number(years) < 2) return '0 - 1 Year'
  return Number(years) < 5 ? '2 - 4 Years' : '5+ Years'
}

const TIME = /\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?(?: ?[ap]m)?(?: ?(?:UTC|GMT|Z|[A-Z]{1,3}T))?(?: ?[+-]\d\d:?\d\d)?/i

/** The day as it's written, in any time zone. Texts without one, and days that don't exist, stay as they are. */
export function dayOf(text: string): string {
  const written = /^\d{4}-\d\d-\d\d(?!\d)/.exec(text)?.[0]
  if (written) return new Date(`${written}T12:00Z`).toJSON()?.startsWith(written) ? written : text
  const day = text.replace(TIME, '').trim()
  const date = new Date(day)
  const parts = (day.match(/\d+/g) ?? []).map(Number)
  const [month, dayOfMonth] = [date.getMonth() + 1, date.getDate()]
  // February 30 would be March 2.
  const isWritten = parts.includes(dayOfMonth) && (/[a-z]/i.test(day) || parts.includes(month))
  const two = (part: number) => String(part).padStart(2, '0')
  return isWritten ? `${date.getFullYear()}-${two(month)}-${two(dayOfMonth)}` : text
}
