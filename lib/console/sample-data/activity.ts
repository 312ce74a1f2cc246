import * as z from 'zod'
import type { applicationStatuses } from '@/lib/hiring/applications/statuses'
import { frequencySchema } from '@/lib/jobs/alerts/schema'
import { postingFields } from '@/lib/jobs/postings/fields'
import { questionsSchema } from '@/lib/jobs/postings/questions'
import { storedSearch } from '@/lib/jobs/postings/search'
import { reasonNames } from '@/lib/jobs/reports/format'
import { authorizationOptions } from '@/lib/people/profiles/lists'
import { noticePeriodOptions } from '@/lib/people/profiles/schema'
import { isSampleAddress } from '@/lib/platform/sample-rows/domain'
import applicationRows from './data/applications.json' with { type: 'json' }
import commentRows from './data/comments.json' with { type: 'json' }
import companyRows from './data/companies.json' with { type: 'json' }
import deskRows from './data/desk.json' with { type: 'json' }
import jobRows from './data/jobs.json' with { type: 'json' }
import messageRows from './data/messages.json' with { type: 'json' }
import peopleRows from './data/people.json' with { type: 'json' }
import postRows from './data/posts.json' with { type: 'json' }

const text = z.string().min(1)
const email = z.email().refine(isSampleAddress, 'Use the domain of sample people.')
/** Days before the activity is added. */
const daysAgo = z.number().positive().max(84)
const lines = z.array(text).transform((all) => all.join('\n'))
const color = z.string().regex(/^#[0-9a-f]{6}$/)

const companySchema = z.strictObject({
  key: text,
  name: text,
  url: z.url(),
  firstName: text,
  lastName: text,
  email,
  mobileNumber: text,
})

const { experience, employmentType, jobType, workDays, noticePeriod, vacancies } = postingFields

const jobSchema = z.strictObject({
  key: text,
  company: text,
  jobTitle: text,
  vacancies: vacancies.schema,
  experience: experience.schema,
  employmentType: employmentType.schema,
  jobType: jobType.schema,
  workDays: workDays.schema,
  noticePeriod: noticePeriod.schema,
  location: text,
  salary: text,
  questions: questionsSchema,
  description: lines,
  qualification: lines,
  status: z.enum(['pending', 'approved', 'rejected', 'returned', 'closed', 'filled', 'expired']),
  /** When the employer submitted it. It's decided within a day. */
  daysAgo,
  endedDaysAgo: daysAgo.optional(),
  reason: text.optional(),
  isUnconfirmed: z.literal(true).optional(),
  /** The admin who works on it. */
  recruiter: text,
  /** Views of its page so far. */
  views: z.int().nonnegative(),
})

const profileSchema = z.strictObject({
  place: text,
  summary: text,
  positions: z.array(
    z.strictObject({ title: text, company: text, from: text, to: z.string(), lines: z.array(text).min(1) }),
  ),
  degrees: z.array(z.strictObject({ degree: text, school: text, year: text })),
  skills: z.array(text).min(3),
  certifications: z.array(text),
  authorization: z.enum(authorizationOptions),
  noticePeriod: z.enum(noticePeriodOptions),
  expectedSalary: text,
})

const personSchema = z.strictObject({
  userName: text,
  email,
  mobile: text,
  /** When they registered. */
  daysAgo,
  isVerified: z.boolean(),
  profile: profileSchema.optional(),
  /** They agreed to have their resume kept for future jobs. */
  keepsForLater: z.literal(true).optional(),
  /** The work they're looking for, if they left a resume for future jobs. */
  wish: text.optional(),
  savedJobs: z.array(text).default([]),
  alert: z.strictObject({ search: text.transform(storedSearch), frequency: frequencySchema, daysAgo }).optional(),
})

const states = ['reviewed', 'shortlisted', 'rejected', 'hired', 'withdrawn'] as const satisfies readonly Exclude<
  (typeof applicationStatuses)[keyof typeof applicationStatuses]['name'],
  'new'
>[]

const applicationSchema = z.strictObject({
  person: email,
  job: text,
  daysAgo,
  source: text.default(''),
  referrerHost: text.default(''),
  coverNote: text.default(''),
  /** In the order of the job's questions. */
  answers: z.array(z.string()).default([]),
  steps: z.array(z.strictObject({ state: z.enum(states), daysAgo })).default([]),
  notes: z.array(z.strictObject({ daysAgo, author: text, text })).default([]),
})

const postSchema = z.strictObject({
  key: text,
  category: text,
  title: text,
  author: text,
  daysAgo,
  imageAlt: text,
  /** The cover image's colors. */
  ring: z.strictObject({ background: color, line: color, accent: color }),
  description: lines,
})

const commentSchema = z.strictObject({
  post: text,
  name: text,
  email,
  daysAgo,
  state: z.enum(['approved', 'waiting', 'rejected']),
  text,
})

const messageSchema = z.strictObject({
  name: text,
  email,
  mobile: text,
  subject: text,
  message: text,
  daysAgo,
  readDaysAgo: daysAgo.optional(),
  replies: z.array(z.strictObject({ author: text, daysAgo, text })).default([]),
})

const deskSchema = z.strictObject({
  registrations: z.array(
    z.strictObject({
      firstName: text,
      lastName: text,
      type: z.enum(['Live Session', 'Recorded Session']),
      email,
      number: text,
      daysAgo,
    }),
  ),
  placements: z.array(z.strictObject({ job: text, person: email, salary: text, experience: text, daysAgo })),
  reports: z.array(
    z.strictObject({
      job: text,
      reason: z.enum(reasonNames),
      text,
      email: z.union([z.literal(''), email]),
      daysAgo,
      handledDaysAgo: daysAgo.optional(),
    }),
  ),
  revision: z.strictObject({
    job: text,
    daysAgo,
    change: z.strictObject({ salary: text, vacancies: vacancies.schema }),
  }),
})

const activitySchema = z.strictObject({
  companies: z.array(companySchema),
  jobs: z.array(jobSchema),
  people: z.array(personSchema),
  applications: z.array(applicationSchema),
  posts: z.array(postSchema),
  comments: z.array(commentSchema),
  messages: z.array(messageSchema),
  desk: deskSchema,
})

export type Activity = z.output<typeof activitySchema>
export type SampleCompany = Activity['companies'][number]
export type SampleJob = Activity['jobs'][number]
export type SamplePerson = Activity['people'][number]
export type SampleProfile = NonNullable<SamplePerson['profile']>
export type SampleApplication = Activity['applications'][number]
export type SamplePost = Activity['posts'][number]

/** Reads twelve weeks of sample activity. All times are relative to when it's added. */
export function readActivity(): Activity {
  return activitySchema.parse({
    companies: companyRows,
    jobs: jobRows,
    people: peopleRows,
    applications: applicationRows,
    posts: postRows,
    comments: commentRows,
    messages: messageRows,
    desk: deskRows,
  })
}

/** The job's employer. */
export function companyOf({ companies }: Activity, job: SampleJob): SampleCompany {
  const company = companies.find(({ key }) => key === job.company)
  if (!company) throw new Error(`The sample job ${job.key} doesn't name a company.`)
  return company
}

/** Returns the job as its employer would have entered it in the hire form. */
export function hireForm(activity: Activity, job: SampleJob) {
  const { firstName, lastName, email: employer, mobileNumber, name, url } = companyOf(activity, job)
  const { jobTitle, location, salary, description, qualification, questions } = job
  return {
    ...{ firstName, lastName, email: employer, mobileNumber, company: name, companyUrl: url },
    ...{ vacancies: job.vacancies, experience: job.experience, employmentType: job.employmentType },
    ...{ jobType: job.jobType, workDays: job.workDays, noticePeriod: job.noticePeriod },
    ...{ jobTitle, location, salary, description, qualification, questions, remoteCountries: [] },
  }
}
