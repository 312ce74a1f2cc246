import * as z from 'zod'
import { timeResponse } from '@/lib/api/responses'
import { fieldNames, fieldOf, type NamesWith, postingFields } from '@/lib/jobs/postings/fields'
import { wholeNumber } from '@/lib/jobs/postings/filter'
import { ofEachFilter } from '@/lib/jobs/postings/filters'
import { payPeriodOptions } from '@/lib/jobs/postings/options'
import { type JobFilters, noFilters, withPlaces } from '@/lib/jobs/postings/search'
import { MAX_COUNTED } from '@/lib/platform/numbers'

const LAST_PAGE = 100_000

/** Parameters from partners' programs. Unknown and invalid ones are errors. */
const filters = { ...ofEachFilter('api'), sort: z.enum(['newest', 'pay']).default('newest') }

export const jobsQuery = z.strictObject({
  ...filters,
  page: wholeNumber(1, LAST_PAGE).default(1),
  perPage: wholeNumber(1, 100).default(20),
})
export const firstJobsQuery = z.strictObject({ ...filters, limit: wholeNumber(1, 100).default(20) })
export const embedQuery = firstJobsQuery.extend({
  theme: z.enum(['auto', 'light', 'dark']).default('auto'),
  limit: wholeNumber(1, 50).default(10),
  search: z.enum(['show', 'hide']).default('hide').meta({ description: 'Whether visitors can search the list' }),
  source: z
    .string()
    .regex(/^[a-z0-9.-]{1,60}$/i, 'Enter up to 60 letters, digits, periods and hyphens')
    .default('embed')
    .meta({ description: "What the applications' source will be", examples: ['university.example'] }),
})

export type EmbedQuery = z.output<typeof embedQuery>

export function filtersOf(query: Partial<z.output<typeof firstJobsQuery>>): JobFilters {
  const { limit: _, ...named } = query
  const given = Object.entries(named).filter(([name, value]) => name in noFilters && value !== undefined)
  return withPlaces({ ...noFilters, ...Object.fromEntries(given) })
}

type FeedName = NamesWith<{ feed: string; row: object }>
export const feedNames = fieldNames.filter((name): name is FeedName => fieldOf(name).feed !== undefined)
type NamedShape = {
  [Name in FeedName as (typeof postingFields)[Name]['feed']]: (typeof postingFields)[Name]['row']['schema']
}
const namedShape = Object.fromEntries(
  feedNames.map((name) => [postingFields[name].feed, postingFields[name].row.schema]),
) as NamedShape

const feedJobWire = z.object({
  reference: z.string().meta({ description: 'Never changes, even when the job is edited', examples: ['CB-000123'] }),
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
    .meta({ description: 'All locations; `city`, `region` and `country` are those of the first' }),
  countries: z.array(z.string()).meta({ description: 'Every country the job is listed in' }),
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
  postedAt: timeResponse,
  closesAt: timeResponse,
})

export const jobsResponse = z.object({
  total: z
    .int()
    .max(MAX_COUNTED)
    .meta({ description: '10,000 means 10,000 or more; `next` pages through all of them' }),
  page: z.int(),
  perPage: z.int(),
  pages: z.int().meta({ description: 'Of the jobs in `total`' }),
  next: z.string().nullable(),
  previous: z.string().nullable(),
  didYouMean: z.object({ q: z.string(), near: z.string(), total: z.int() }).nullable().meta({
    description:
      'A search with corrected spelling and the number of jobs it finds, if few jobs match or the place is unknown',
  }),
  searchedFor: z
    .object({
      q: z.string(),
      near: z.string(),
      type: z.array(z.string()),
      experience: z.array(z.string()),
      totalAsTyped: z.int(),
    })
    .nullable()
    .meta({
      description:
        'What was searched for instead of the words as typed: corrected spelling that finds several times more jobs, or places, types and experience named in the words. `match=exact` searches for the words as typed, which finds `totalAsTyped` jobs',
    }),
  jobs: z.array(feedJobWire),
})
