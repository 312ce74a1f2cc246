import * as z from 'zod'
import { jobTypeOptions, payPeriodOptions } from '@/lib/jobs/postings/options'
import { countryCodes } from '@/lib/site/settings/countries'
import { currencyCodes } from '@/lib/site/settings/currencies'

/** The query of GET /api/postings/reading: what an employer has typed so far. */
export const readingQuery = z.object({
  location: z.string().max(120).default(''),
  salary: z.string().max(120).default(''),
  jobType: z.enum(jobTypeOptions).optional().catch(undefined),
  jobTitle: z.string().max(120).default(''),
  company: z.string().max(120).default(''),
})

export const readingWire = z.object({
  place: z.string().nullable().meta({ description: 'The location we detected; null if unclear' }),
  pay: z.string().nullable().meta({ description: 'The pay we detected; null if unclear' }),
  exactPlace: z
    .object({ city: z.string(), region: z.string(), country: z.enum(countryCodes) })
    .nullable()
    .meta({ description: 'The location as fields; null unless it is one place in a country that has them' }),
  exactPay: z
    .object({
      payMin: z.number().nullable(),
      payMax: z.number().nullable(),
      payCurrency: z.enum(currencyCodes),
      payPeriod: z.enum(payPeriodOptions),
    })
    .nullable()
    .meta({ description: 'The pay as fields; null unless it is in a currency that they have' }),
  alike: z.object({
    path: z.string().nullable().meta({ description: 'The path of an open job with that company and title' }),
    isWaiting: z.boolean().meta({ description: 'Whether a posting with that company and title is in review' }),
  }),
})
export type Exact = Pick<z.output<typeof readingWire>, 'exactPlace' | 'exactPay'>
export type Reading = z.output<typeof readingWire>

/** The body of POST /api/postings/skills: what an employer has typed so far. */
export const skillsBody = z.object({
  description: z.string().max(20_000).default(''),
  qualification: z.string().max(20_000).default(''),
})
export const skillsWire = z.object({ skills: z.array(z.string()) })
