import * as z from 'zod'
import { timeAnswer } from '@/lib/api/answers'
import { fieldNames, fieldOf, type NamesWith, postingFields } from '@/lib/postings/fields'
import { payPeriodOptions } from '@/lib/postings/options'

type FeedName = NamesWith<{ feed: string; row: object }>
export const feedNames = fieldNames.filter((name): name is FeedName => fieldOf(name).feed !== undefined)
type NamedShape = {
  [Name in FeedName as (typeof postingFields)[Name]['feed']]: (typeof postingFields)[Name]['row']['schema']
}
const namedShape = Object.fromEntries(
  feedNames.map((name) => [postingFields[name].feed, postingFields[name].row.schema]),
) as NamedShape

const feedJobWire = z.object({
  reference: z.string().meta({ description: 'Stays the same however the job changes', examples: ['CB-000123'] }),
  url: z.string(),
  ...namedShape,
  companyUrl: z.string().nullable(),
  companyLogo: z.string().nullable(),
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
  remoteCountries: z.array(z.string()),
  salary: z.string().meta({ description: 'As the employer wrote it' }),
  pay: z
    .object({
      min: z.number().nullable(),
      max: z.number().nullable(),
      currency: z.string(),
      period: z.enum(payPeriodOptions),
    })
    .nullable(),
  postedAt: timeAnswer,
  closesAt: timeAnswer,
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
