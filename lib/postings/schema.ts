import * as z from 'zod'
import { EmploymentType, PayPeriod, WorkMode } from '@/lib/generated/prisma/enums'
import { hireMessages } from '@/lib/postings/messages'
import { questionsSchema } from '@/lib/postings/questions'

/** The documented options of the hire form (spec §5). */
export const workDaysOptions = ['Mon - Fri', 'Mon - Sat', 'Mon - Sun'] as const
export const experienceOptions = ['0 - 1 Year', '2 - 4 Years', '5+ Years'] as const
export const employmentTypeOptions = ['Full Time', 'Part Time', 'Contract'] as const
export const jobTypeOptions = ['Onsite', 'Hybrid', 'Remote'] as const
/** The options beside them that machines read (contract §4). */
export const currencyOptions = ['USD', 'INR'] as const
export const payPeriodOptions = ['hour', 'day', 'week', 'month', 'year'] as const
export const countryOptions = ['US', 'IN'] as const

/** From the documented words to the database's, and back in format.ts. */
export const employmentTypes = {
  'Full Time': EmploymentType.FULL_TIME,
  'Part Time': EmploymentType.PART_TIME,
  Contract: EmploymentType.CONTRACT,
} as const
export const workModes = { Onsite: WorkMode.ONSITE, Hybrid: WorkMode.HYBRID, Remote: WorkMode.REMOTE } as const
export const payPeriods = {
  hour: PayPeriod.HOUR,
  day: PayPeriod.DAY,
  week: PayPeriod.WEEK,
  month: PayPeriod.MONTH,
  year: PayPeriod.YEAR,
} as const

const line = (label: string, longest = 120) =>
  z
    .string(`${label} is required`)
    .trim()
    .min(1, `${label} is required`)
    .max(longest, `${label} is longer than ${longest} characters`)
    .regex(/^\P{Cc}*$/u, `${label} must be one line`)
const paragraph = (label: string) =>
  z
    .string(`${label} is required`)
    .trim()
    .min(1, `${label} is required`)
    .max(20_000, `${label} is longer than 20,000 characters`)
    .regex(/^[^\0]*$/, `${label} holds a character that cannot be kept`)
const emptyAsUndefined = (value: unknown) => (value === '' || value === null ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyAsUndefined, schema.optional())
/** '$50,000' is what people type. */
const withoutSigns = (value: unknown) => (typeof value === 'string' ? value.replace(/^\s*[$₹]|[,\s]/g, '') : value)
const amount = (label: string) =>
  z.preprocess(
    withoutSigns,
    z.coerce
      .number(`${label} must be a number`)
      .positive(`${label} must be above zero`)
      .max(999_999_999, `${label} is too large`),
  )

const count = z.coerce
  .number('Vacancies is required')
  .int('Vacancies must be a whole number')
  .min(1, 'Vacancies must be at least 1')
  .max(999, 'Vacancies must be at most 999')
const withProtocol = (value: unknown) =>
  typeof value === 'string' && /^[\w-]+(\.[\w-]+)+/.test(value.trim()) ? `https://${value.trim()}` : (value ?? '')
const absoluteUrl = z
  .string()
  .trim()
  .max(300, hireMessages.webAddress)
  .regex(/^[^\s@\\]*$/, hireMessages.webAddress)
  .pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: hireMessages.webAddress }))
/** 'acme.com' is what people type; it is kept as 'https://acme.com'. Only the web's own protocols pass. */
const webAddress = z.preprocess(withProtocol, z.union([z.literal(''), absoluteUrl], hireMessages.webAddress))

/** Whether it is still that day, or before it, anywhere on earth. */
function isAhead(day: string): boolean {
  return Date.parse(day) > Date.now() - 36 * 60 * 60 * 1000
}

const isStated = ({ payMin, payMax }: { payMin?: number; payMax?: number }) => (payMin ?? payMax) !== undefined

/** Whether what was sent of the pay can be compared: then all that is wrong is said at once, whatever else is. */
function isPayRead({ value, issues }: z.core.ParsePayload): boolean {
  const isWrong = issues.some(({ code, path }) => code !== 'custom' && String(path?.[0]).startsWith('pay'))
  return typeof value === 'object' && value !== null && !isWrong
}

/** What an employer submits through Hire from Us (spec §3, §5); whatever else is sent is ignored. */
export const postingSchema = z
  .object({
    firstName: line('First name', 80),
    lastName: line('Last name', 80),
    email: z
      .string(hireMessages.email)
      .trim()
      .toLowerCase()
      .max(254, hireMessages.email)
      .pipe(z.email(hireMessages.email)),
    mobileNumber: line('Mobile number', 30).regex(/^[+(\d][\d\s().-]{5,}$/, hireMessages.mobile),
    company: line('Company'),
    companyUrl: webAddress,
    workDays: z.enum(workDaysOptions, 'Working days is required'),
    jobTitle: line('Job title'),
    vacancies: z.preprocess(emptyAsUndefined, count),
    experience: z.enum(experienceOptions, 'Experience is required'),
    salary: line('Salary'),
    location: line('Location'),
    noticePeriod: line('Notice period', 60),
    employmentType: z.enum(employmentTypeOptions, 'Type of employment is required'),
    jobType: z.enum(jobTypeOptions, 'Job type is required'),
    description: paragraph('Description'),
    qualification: paragraph('Qualification'),
    payMin: optional(amount('Lowest pay')),
    payMax: optional(amount('Highest pay')),
    payCurrency: optional(z.enum(currencyOptions)),
    payPeriod: optional(z.enum(payPeriodOptions)),
    city: optional(line('City', 80)),
    region: optional(line('Region', 80)),
    country: optional(z.enum(countryOptions)),
    remoteCountries: z.array(z.enum(countryOptions)).max(10).default([]),
    closesOn: optional(z.iso.date('Give a date').refine(isAhead, hireMessages.closingDay)),
    /** What applicants are asked. */
    questions: questionsSchema.default([]),
  })
  .refine(({ payCurrency, ...pay }) => !isStated(pay) || payCurrency, {
    path: ['payCurrency'],
    message: 'Choose the currency of the pay',
    when: isPayRead,
  })
  .refine(({ payPeriod, ...pay }) => !isStated(pay) || payPeriod, {
    path: ['payPeriod'],
    message: 'Choose what the pay is for',
    when: isPayRead,
  })
  .refine(({ payMin, payMax }) => payMin === undefined || payMax === undefined || payMin <= payMax, {
    path: ['payMax'],
    message: 'The highest pay is below the lowest',
    when: isPayRead,
  })

const { payMin, payMax, payCurrency, payPeriod, city, region, country } = postingSchema.shape
/** The fields that count instead of the words of Salary and Location; `postingSchema` says what fits together. */
export const exactSchema = z.object({ payMin, payMax, payCurrency, payPeriod, city, region, country })
export type ExactFields = z.output<typeof exactSchema>

/** POST /hire-from-us/confirm: the token of the link mailed to the employer. */
export const confirmationSchema = z.object({ token: z.string().min(1).max(2_000) })

export type PostingInput = z.input<typeof postingSchema>
export type NewPosting = z.output<typeof postingSchema>
