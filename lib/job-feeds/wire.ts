import * as z from 'zod'
import { timeResponse } from '@/lib/api/responses'
import { employmentTypeOptions, jobTypeOptions, payPeriodOptions } from '@/lib/postings/schema'

const feedJobWire = z.object({
  reference: z.string().meta({ description: 'Stays the same however the job changes', examples: ['CB-000123'] }),
  url: z.string(),
  title: z.string(),
  company: z.string(),
  companyUrl: z.string().nullable(),
  companyLogo: z.string().nullable(),
  location: z.string(),
  city: z.string().nullable(),
  region: z.string().nullable(),
  country: z.string().nullable().meta({ description: 'ISO 3166-1, two letters' }),
  places: z
    .array(
      z.object({
        city: z.string().nullable(),
        region: z.string().nullable(),
        country: z.string(),
        postalCode: z.string().nullable(),
      }),
    )
    .meta({ description: 'All of its places; city, region and country beside them are those of the first' }),
  countries: z.array(z.string()).meta({ description: 'Every country in which the job is found' }),
  workMode: z.enum(jobTypeOptions),
  remoteCountries: z.array(z.string()),
  employmentType: z.enum(employmentTypeOptions),
  experience: z.string(),
  salary: z.string().meta({ description: 'As the employer wrote it' }),
  pay: z
    .object({
      min: z.number().nullable(),
      max: z.number().nullable(),
      currency: z.string(),
      period: z.enum(payPeriodOptions),
    })
    .nullable(),
  vacancies: z.int(),
  description: z.string(),
  qualification: z.string(),
  postedAt: timeResponse,
  closesAt: timeResponse,
})

/** GET /api/v1/jobs: one page of the open jobs. */
export const jobsAnswer = z.object({
  total: z.int(),
  page: z.int(),
  perPage: z.int(),
  pages: z.int(),
  next: z.string().nullable(),
  previous: z.string().nullable(),
  jobs: z.array(feedJobWire),
})
