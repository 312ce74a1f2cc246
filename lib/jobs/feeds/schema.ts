import * as z from 'zod'
import { timeResponse } from '@/lib/api/responses'
import { fieldNames, fieldOf, type NamesWith, postingFields } from '@/lib/jobs/postings/fields'
import { payPeriodOptions } from '@/lib/jobs/postings/options'
import {
  experienceFilterOptions,
  type JobFilters,
  locationOptions,
  noFilters,
  placesOf,
  postedOptions,
  typeOptions,
  withPlaces,
} from '@/lib/jobs/postings/search'
import { radiusOptions, salaryRange } from '@/lib/jobs/postings/search-form'

const LAST_PAGE = 100_000

const valuesOf = <T extends string>(options: readonly { value: T }[]) => options.map(({ value }) => value)
const listOf = <T extends string>(values: readonly T[]) =>
  z
    .string()
    .max(200)
    .transform((given) => given.split(',').map((one) => one.trim()))
    .pipe(z.array(z.enum(values, `Choose among ${values.join(', ')}, with commas between them`)))
    .meta({
      description: `Any of ${values.join(', ')}, with commas between them`,
      examples: [values.slice(0, 2).join(',')],
    })
    .optional()

const number = (min: number, max: number) =>
  z.coerce.number(`Give a number from ${min} to ${max}`).int().min(min).max(max)

/** The filters of the job list as a partner's program sends them: what is wrong is an error, not passed over. */
const filters = {
  q: z
    .string()
    .trim()
    .max(100)
    .optional()
    .meta({ description: 'Words of the title, company, place or texts, as in the search of the site' }),
  posted: z.enum(valuesOf(postedOptions)).optional(),
  salary: number(salaryRange.min, salaryRange.max).optional().meta({ description: 'Least monthly pay in rupees' }),
  paid: z.enum(['all', 'only']).optional().meta({ description: '`only` leaves jobs without stated pay out' }),
  type: listOf(typeOptions),
  location: listOf(locationOptions),
  near: z
    .string()
    .max(400)
    .transform(placesOf)
    .optional()
    .meta({
      description: 'Cities, regions or countries, with semicolons between them: jobs near any of them',
      examples: ['Austin, TX; Dallas'],
    }),
  radius: z.enum(valuesOf(radiusOptions)).optional().meta({ description: 'How near; 50km unless said' }),
  remote: z
    .enum(['not', 'too'])
    .optional()
    .meta({ description: '`too` adds the jobs that can be done from home in the countries of `near`' }),
  experience: listOf(valuesOf(experienceFilterOptions)),
  sort: z.enum(['newest', 'pay']).default('newest'),
}

export const jobsQuery = z.object({
  ...filters,
  page: number(1, LAST_PAGE).default(1),
  perPage: number(1, 100).default(20),
})
export const firstJobsQuery = z.object({ ...filters, limit: number(1, 100).default(20) })
export const embedQuery = firstJobsQuery.extend({
  theme: z.enum(['auto', 'light', 'dark']).default('auto'),
  limit: number(1, 50).default(10),
})

export function filtersOf(asked: Partial<z.output<typeof firstJobsQuery>>): JobFilters {
  const { limit: _, ...named } = asked
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
  postedAt: timeResponse,
  closesAt: timeResponse,
})

export const jobsResponse = z.object({
  total: z.int().meta({ description: 'Of a frequent word among more than 10,000 jobs an estimate' }),
  page: z.int(),
  perPage: z.int(),
  pages: z.int(),
  next: z.string().nullable(),
  previous: z.string().nullable(),
  didYouMean: z.object({ q: z.string(), near: z.string(), total: z.int() }).nullable().meta({
    description:
      'For words that few jobs say and places that nobody knows: the search as it is spelled, and how many it finds',
  }),
  jobs: z.array(feedJobWire),
})
