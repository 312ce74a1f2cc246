import * as z from 'zod'
import { salaryRange } from '@/lib/postings/filter-form'
import {
  experienceFilterOptions,
  type JobFilters,
  locationOptions,
  noFilters,
  postedOptions,
  typeOptions,
} from '@/lib/postings/filters'

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

const number = (least: number, most: number) =>
  z.coerce.number(`Give a number from ${least} to ${most}`).int().min(least).max(most)

/** The filters of the job list as a partner's program sends them: what is wrong is refused, not passed over. */
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
  experience: listOf(valuesOf(experienceFilterOptions)),
  sort: z.enum(['newest', 'pay']).default('newest'),
}

/** GET /api/v1/jobs: one page of the open jobs. */
export const jobsQuery = z.object({
  ...filters,
  page: number(1, LAST_PAGE).default(1),
  perPage: number(1, 100).default(20),
})
/** GET /api/v1/jobs.rss and /embed/jobs: the first jobs that match. */
export const firstJobsQuery = z.object({ ...filters, limit: number(1, 100).default(20) })
export const embedQuery = firstJobsQuery.extend({
  theme: z.enum(['auto', 'light', 'dark']).default('auto'),
  limit: number(1, 50).default(10),
})

export type JobsQuery = z.output<typeof jobsQuery>

/** What was asked as the filters of the job list, which knows what they mean. */
export function filtersOf(asked: Partial<z.output<typeof firstJobsQuery>>): JobFilters {
  const { limit: _, ...named } = asked
  const given = Object.entries(named).filter(([name, value]) => name in noFilters && value !== undefined)
  return { ...noFilters, ...Object.fromEntries(given) }
}
