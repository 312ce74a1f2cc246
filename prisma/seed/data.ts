import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { postingFields } from '@/lib/jobs/postings/fields'
import applicationRows from './data/applications.json' with { type: 'json' }
import blogRows from './data/blogs.json' with { type: 'json' }
import companyRows from './data/companies.json' with { type: 'json' }
import demoRows from './data/demos.json' with { type: 'json' }
import jobPostRows from './data/job-posts.json' with { type: 'json' }
import jobsIndia from './data/jobs-india.json' with { type: 'json' }
import jobsUs from './data/jobs-us.json' with { type: 'json' }
import messageRows from './data/messages.json' with { type: 'json' }
import partnerRows from './data/partners.json' with { type: 'json' }
import peopleRows from './data/people.json' with { type: 'json' }

const text = z.string().min(1)
const age = z.number().nonnegative()
const lines = z.array(z.string()).transform((all) => all.join('\n'))
const country = z.enum(['US', 'IN'])

/** Drawings, blog posts and resumes are separate files. The rest is JSON lines. */
const fileNamed = (folder: string, ending = '') =>
  text.transform((name) => readFileSync(join('prisma/seed/data', folder, name + ending), 'utf8'))

const companySchema = z.strictObject({
  key: text,
  name: text,
  url: z.url(),
  contact: z.strictObject({ firstName: text, lastName: text, email: z.email(), mobile: text }),
})

/** All other properties of a job are fields of the hire form, with its names and validation. */
const jobSchema = z
  .looseObject({
    company: text,
    city: text.nullable(),
    /** A US state code or the name of an Indian state. */
    region: text.nullable(),
    country,
    /** Where a remote employee can live. Empty unless the job is remote. */
    remoteCountries: z.array(country),
    pay: z
      .strictObject({
        min: z.int(),
        max: z.int(),
        currency: z.enum(['USD', 'INR']),
        period: z.enum(['HOUR', 'MONTH', 'YEAR']),
      })
      .nullable(),
    hoursAgo: age,
    status: z.enum(['approved', 'pending', 'rejected']),
    jobTitle: text,
    jobType: text,
    description: lines,
    qualification: lines,
  })
  .superRefine((job, { addIssue }) => {
    for (const name of Object.keys(job))
      if (!OWN.has(name) && !Object.hasOwn(postingFields, name)) addIssue(`${job.jobTitle}: no field is called ${name}`)
  })
const OWN = new Set(['company', 'city', 'region', 'country', 'remoteCountries', 'pay', 'hoursAgo', 'status'])

export const companies = z.array(companySchema).parse(companyRows)
export const logoOf = ({ key }: SeedCompany) => fileNamed('companies', '.svg').parse(key)
export const jobs = z.array(jobSchema).parse([...jobsUs, ...jobsIndia])

export const people = z
  .array(z.strictObject({ userName: text, email: z.email(), mobile: text, verified: z.boolean(), daysAgo: age }))
  .parse(peopleRows)

export const applications = z
  .array(
    z.strictObject({
      /** The email of a verified seeker. */
      person: z.email(),
      jobTitle: text,
      company: text,
      hoursAgo: age,
      resumeName: text,
    }),
  )
  .parse(applicationRows)
export const resumeOf = (name: string) => fileNamed('resumes').parse(name)

export const partners = z
  .array(
    z
      .strictObject({
        name: text,
        email: z.email(),
        mobile: text,
        companyName: text,
        companyWebsite: z.url(),
        location: text,
        active: z.boolean(),
        daysAgo: age,
        file: fileNamed('partners', '.svg'),
      })
      .transform(({ file: logo, ...partner }) => ({ ...partner, logo })),
  )
  .parse(partnerRows)

export const blogs = z
  .array(
    z
      .strictObject({
        category_name: text,
        title: text,
        author: text,
        daysAgo: age,
        imageAlt: text,
        file: text,
      })
      .transform(({ file, ...blog }) => ({
        ...blog,
        description: fileNamed('blogs', '.html').parse(file).trimEnd(),
        image: fileNamed('blogs', '.svg').parse(file),
      })),
  )
  .parse(blogRows)

export const messages = z
  .array(z.strictObject({ name: text, email: z.email(), mobile: text, subject: text, message: text, daysAgo: age }))
  .parse(messageRows)

export const demos = z
  .array(
    z.strictObject({
      firstName: text,
      lastName: text,
      type: z.enum(['Live Session', 'Recorded Session']),
      email: z.email(),
      number: text,
      daysAgo: age,
    }),
  )
  .parse(demoRows)

export const jobPosts = z
  .array(
    z.strictObject({
      company: text,
      job_title: text,
      location: text,
      salary: text,
      experience: text,
      email: z.email(),
      phone: text,
      candidate_name: text,
      candidate_email: z.email(),
      candidate_phone: text,
      resume: text,
      work_type: z.enum(['Remote', 'Hybrid', 'Onsite']),
      daysAgo: age,
    }),
  )
  .parse(jobPostRows)

export type SeedCompany = z.output<typeof companySchema>
export type SeedJob = z.output<typeof jobSchema>
