import * as z from 'zod'
import {
  amount,
  count,
  email,
  type Field,
  type FormSection,
  isAhead,
  line,
  optional,
  paragraphs,
  webUrl,
} from '@/lib/jobs/postings/field'
import { jobMessages, postingMessages } from '@/lib/jobs/postings/messages'
import {
  countriesToChoose,
  currenciesToChoose,
  employmentTypeOptions,
  employmentTypes,
  experienceOptions,
  jobTypeOptions,
  nameOfEmploymentType,
  nameOfWorkMode,
  payPeriodOptions,
  workDaysOptions,
  workModes,
} from '@/lib/jobs/postings/options'
import {
  type Question,
  questionLine,
  questionsJson,
  questionsSchema,
  readQuestions,
} from '@/lib/jobs/postings/questions'
import { dayLabel } from '@/lib/platform/dates'
import { phoneLabel } from '@/lib/platform/phones/check'
import { requiredPhone } from '@/lib/platform/schemas'
import { countryCodes } from '@/lib/site/settings/countries'
import { currencyCodes } from '@/lib/site/settings/currencies'

const text = z.string()
const inJob = (schema: z.ZodType = text) => ({ of: 'job', schema }) as const
const inPosting = { of: 'posting', schema: text } as const

/**
 * Every field of a posting, by API name and in the order of the hire form. The form, its schema, the API's rows, the
 * CSV, the feeds, the facts on a job's page, the comparison of changes and the seed are derived from this table
 * (docs/adding.md).
 */
export const postingFields = {
  firstName: {
    column: 'firstName',
    label: 'First name',
    schema: line('First name', 80),
    audience: 'admin',
    row: inPosting,
    csv: 4,
    input: { section: 'you', attributes: { autoComplete: 'given-name' } },
  },
  lastName: {
    column: 'lastName',
    label: 'Last name',
    schema: line('Last name', 80),
    audience: 'admin',
    row: inPosting,
    csv: 5,
    input: { section: 'you', attributes: { autoComplete: 'family-name' } },
  },
  email: {
    column: 'email',
    label: 'Email',
    schema: email(),
    audience: 'admin',
    row: inPosting,
    csv: 6,
    input: {
      section: 'you',
      fixed: "We send this posting's links here, so it can't be changed.",
      attributes: { type: 'email', inputMode: 'email', autoComplete: 'email' },
    },
  },
  mobileNumber: {
    column: 'mobileNumber',
    label: 'Mobile number',
    schema: line('Mobile number', 30).pipe(requiredPhone(postingMessages.mobile)),
    // Numbers stored before they had to be parsed stay as they are.
    stored: line('Mobile number', 30),
    show: phoneLabel,
    audience: 'admin',
    row: inPosting,
    csv: 7,
    input: { section: 'you', attributes: { type: 'tel', autoComplete: 'tel' } },
  },
  company: {
    column: 'company',
    label: 'Company',
    schema: line('Company'),
    audience: 'public',
    row: inJob(),
    feed: 'company',
    csv: 2,
    input: { section: 'company', attributes: { autoComplete: 'organization' }, suggests: 'companies' },
  },
  companyUrl: {
    column: 'companyUrl',
    label: 'Company website',
    schema: webUrl(),
    audience: 'public',
    row: inPosting,
    csv: 3,
    input: {
      section: 'company',
      attributes: { inputMode: 'url', autoComplete: 'url', placeholder: 'https://' },
    },
  },
  jobTitle: {
    column: 'jobTitle',
    label: 'Job title',
    schema: line('Job title'),
    audience: 'public',
    row: inJob(),
    feed: 'title',
    csv: 1,
    input: { section: 'job', isWide: true, suggests: 'titles' },
  },
  vacancies: {
    column: 'vacancies',
    label: 'Vacancies',
    schema: count(),
    audience: 'public',
    row: inJob(z.int()),
    feed: 'vacancies',
    csv: 13,
    fact: { place: 8, label: 'Vacancies', missing: jobMessages.notAvailable, none: /^0$/ },
    input: { section: 'job', attributes: { type: 'number', inputMode: 'numeric', min: 1, max: 999 } },
  },
  experience: {
    column: 'experience',
    label: 'Experience',
    schema: z.enum(experienceOptions, 'Experience is required'),
    audience: 'public',
    row: inJob(),
    feed: 'experience',
    csv: 11,
    fact: { place: 1, label: 'Experience', missing: jobMessages.notSpecified },
    input: { section: 'job', control: 'select', options: experienceOptions },
  },
  employmentType: {
    column: 'employmentType',
    label: 'Type of Employment',
    schema: z.enum(employmentTypeOptions, 'Type of employment is required'),
    audience: 'public',
    row: inJob(z.enum(employmentTypeOptions)),
    feed: 'employmentType',
    csv: 10,
    fact: { place: 5, label: 'Time', missing: jobMessages.notSpecified },
    toColumn: (value: keyof typeof employmentTypes) => employmentTypes[value],
    fromColumn: nameOfEmploymentType,
    input: { section: 'job', control: 'select', options: employmentTypeOptions },
  },
  jobType: {
    column: 'workMode',
    label: 'Job Type',
    schema: z.enum(jobTypeOptions, 'Job type is required'),
    audience: 'public',
    row: inJob(z.enum(jobTypeOptions)),
    feed: 'workMode',
    csv: 9,
    fact: { place: 7, label: 'Type', missing: jobMessages.notSpecified },
    toColumn: (value: keyof typeof workModes) => workModes[value],
    fromColumn: nameOfWorkMode,
    input: { section: 'job', control: 'select', options: jobTypeOptions },
  },
  workDays: {
    column: 'workDays',
    label: 'Working Days',
    schema: z.enum(workDaysOptions, 'Working days is required'),
    audience: 'public',
    row: inJob(),
    csv: 14,
    fact: { place: 4, label: 'Work Days', missing: jobMessages.usualWorkDays },
    input: { section: 'job', control: 'select', options: workDaysOptions },
  },
  noticePeriod: {
    column: 'noticePeriod',
    label: 'Notice period',
    schema: line('Notice period', 60),
    audience: 'public',
    row: inJob(),
    csv: 15,
    fact: { place: 6, label: 'Notice Period', missing: jobMessages.notMentioned },
    input: { section: 'job', hint: 'For example, 15 Days' },
  },
  description: {
    column: 'description',
    label: 'Description',
    schema: paragraphs('Description'),
    audience: 'public',
    row: inJob(),
    feed: 'description',
    csv: 16,
    input: { section: 'job', control: 'paragraph', rows: 8, isWide: true },
  },
  qualification: {
    column: 'qualification',
    label: 'Qualification',
    schema: paragraphs('Qualification'),
    audience: 'public',
    row: inJob(),
    feed: 'qualification',
    csv: 17,
    input: { section: 'job', control: 'paragraph', rows: 6, isWide: true },
  },
  salary: {
    column: 'salary',
    label: 'Salary',
    schema: line('Salary'),
    audience: 'public',
    row: inJob(),
    feed: 'salary',
    csv: 12,
    fact: { place: 2, label: 'Salary', missing: jobMessages.notDisclosed, none: /^[0\s]*$/ },
    input: { section: 'pay-and-place', hint: 'For example, $110,000 – $140,000 a year' },
  },
  location: {
    column: 'location',
    label: 'Location',
    schema: line('Location'),
    audience: 'public',
    row: inJob(),
    feed: 'location',
    csv: 8,
    fact: { place: 3, label: 'Location', missing: jobMessages.notSpecified },
    input: { section: 'pay-and-place', hint: 'For example, Denver, CO or Remote (USA)', suggests: 'locations' },
  },
  payMin: {
    column: 'payMin',
    label: 'Minimum pay',
    schema: optional(amount('Minimum pay')),
    audience: 'public',
    isRead: true,
    input: {
      section: 'exact-pay',
      isOptional: true,
      attributes: { inputMode: 'decimal' },
      checkedWith: ['payMax', 'payCurrency', 'payPeriod'],
    },
  },
  payMax: {
    column: 'payMax',
    label: 'Maximum pay',
    schema: optional(amount('Maximum pay')),
    audience: 'public',
    isRead: true,
    input: {
      section: 'exact-pay',
      isOptional: true,
      attributes: { inputMode: 'decimal' },
      checkedWith: ['payCurrency', 'payPeriod'],
    },
  },
  payCurrency: {
    column: 'payCurrency',
    label: 'Pay currency',
    schema: optional(z.enum(currencyCodes, postingMessages.currency)),
    audience: 'public',
    isRead: true,
    input: {
      section: 'exact-pay',
      label: 'Currency',
      control: 'select',
      options: currenciesToChoose,
      isOptional: true,
    },
  },
  payPeriod: {
    column: 'payPeriod',
    label: 'Pay period',
    schema: optional(z.enum(payPeriodOptions)),
    audience: 'public',
    isRead: true,
    input: {
      section: 'exact-pay',
      label: 'Pay is per',
      control: 'select',
      options: payPeriodOptions,
      isOptional: true,
    },
  },
  city: {
    column: 'city',
    label: 'City',
    schema: optional(line('City', 80)),
    audience: 'public',
    isRead: true,
    input: { section: 'exact-place', isOptional: true, suggests: 'cities' },
  },
  region: {
    column: 'region',
    label: 'Region',
    schema: optional(line('Region', 80)),
    audience: 'public',
    isRead: true,
    input: { section: 'exact-place', label: 'State', isOptional: true },
  },
  country: {
    column: 'country',
    label: 'Country',
    schema: optional(z.enum(countryCodes, postingMessages.country)),
    audience: 'public',
    isRead: true,
    input: {
      section: 'exact-place',
      control: 'select',
      options: countriesToChoose,
      isOptional: true,
    },
  },
  remoteCountries: {
    column: 'remoteCountries',
    label: 'Remote work countries',
    schema: z.array(z.enum(countryCodes, postingMessages.country)).max(countryCodes.length).default([]),
    audience: 'public',
    isRead: true,
    show: (value: readonly string[]) => value.join(', '),
  },
  closesOn: {
    column: 'closesOn',
    label: 'Closing date',
    schema: optional(z.iso.date('Enter a date').refine(isAhead, postingMessages.closingDay)),
    stored: optional(z.iso.date()),
    audience: 'admin',
    toColumn: (day: string | undefined) => (day ? new Date(`${day}T00:00:00Z`) : null),
    fromColumn: (day: Date | null) => day?.toISOString().slice(0, 10),
    show: (day: string | undefined) => (day ? dayLabel(new Date(day)) : ''),
  },
  questions: {
    column: 'questions',
    label: 'Questions for applicants',
    schema: questionsSchema.default([]),
    audience: 'public',
    toColumn: questionsJson.write,
    fromColumn: readQuestions,
    show: (questions: readonly Question[]) => questions.map(questionLine).join('\n'),
  },
} as const satisfies Record<string, Field>

type Fields = typeof postingFields
export type FieldName = keyof Fields
/** The names of the fields whose entries match a type, such as `{ isRead: true }`. */
export type NamesWith<Said> = { [Name in FieldName]: Fields[Name] extends Said ? Name : never }[FieldName]
type PublicName = NamesWith<{ audience: 'public' }>
export type ReadName = NamesWith<{ isRead: true }>
export type WrittenName = Exclude<FieldName, ReadName>
type ColumnsOf<Name extends FieldName> = { [Each in Name as Fields[Each]['column']]: true }

export const fieldNames = Object.keys(postingFields) as FieldName[]
/** The field with that name, typed for code that handles any field. */
export const fieldOf = (name: FieldName): Field => postingFields[name]
export const publicNames = fieldNames.filter((name): name is PublicName => fieldOf(name).audience === 'public')
export const readNames = fieldNames.filter((name): name is ReadName => fieldOf(name).isRead === true)
export const writtenNames = fieldNames.filter((name): name is WrittenName => fieldOf(name).isRead !== true)

export function columnsOf<Name extends FieldName>(names: readonly Name[]): ColumnsOf<Name> {
  return Object.fromEntries(names.map((name) => [postingFields[name].column, true])) as ColumnsOf<Name>
}

export const namesIn = (section: FormSection) => fieldNames.filter((name) => fieldOf(name).input?.section === section)
