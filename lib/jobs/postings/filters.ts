import * as z from 'zod'
import {
  type Conditions,
  checkboxes,
  type Filter,
  oneOf,
  type Places,
  radios,
  single,
  toggle,
  valuesOf,
  wholeNumber,
} from '@/lib/jobs/postings/filter'
import { workModes } from '@/lib/jobs/postings/options'
import { placesOf } from '@/lib/jobs/postings/places'
import { initialRadius, payLabel, radiusOptions, salaryRange } from '@/lib/jobs/postings/search-form'
import { MAX_INTEGER } from '@/lib/platform/schemas'
import { countryOptions } from '@/lib/site/settings/countries'

const HOUR_MS = 60 * 60 * 1000

const postedWithin =
  (hours: number) =>
  ({ sql, now }: Conditions) =>
    sql`"approvedAt" >= ${new Date(now.getTime() - hours * HOUR_MS)}`

const otherCountries = countryOptions
  .filter(({ value }) => value !== 'IN' && value !== 'US')
  .map(({ value: country, label }) => ({
    value: label,
    label,
    country,
    isAdded: true as const,
    where: ({ sql }: Conditions) => sql`${country} = ANY("countries")`,
  }))

const inMode =
  (mode: keyof typeof workModes) =>
  ({ sql }: Conditions) =>
    sql`"workMode" = ${workModes[mode]}::"WorkMode"`

function isStep(value: number): boolean {
  const { min, max, step } = salaryRange()
  return value >= min && value <= max && value % step === 0
}

const labelOfRadius = (radius: Places['radius']) => radiusOptions.find(({ value }) => value === radius)?.label ?? radius

/**
 * Every filter of the job list, by URL parameter and in the order of its chips. The search form, the parsing of URLs
 * and API parameters, conditions, counts, chips, feeds, job alerts, wider searches and the page cache's keys are
 * derived from this table (docs/adding.md).
 */
export const jobFilters = {
  q: {
    control: 'words',
    group: null,
    label: 'Search job titles',
    initial: '',
    schema: single(
      z
        .string()
        .trim()
        .transform((text) => text.replaceAll('\0', '').slice(0, 100))
        .catch(''),
    ),
    api: z
      .string()
      .trim()
      .max(100)
      .optional()
      .meta({ description: "Words to find in the title, company, location or description, as in the site's search" }),
    where: (q, { hasWords }) => (q ? hasWords(q) : null),
    chips: (q) => (q ? [{ label: `“${q}”`, left: '' }] : []),
    wider: () => '',
    isInAlerts: true,
  } satisfies Filter<string>,

  posted: radios({
    label: 'Date posted',
    group: 'Date posted',
    options: [
      { value: 'all', label: 'All', where: null },
      { value: '24h', label: 'Last 24 hours', where: postedWithin(24) },
      { value: '3d', label: 'Last 3 days', where: postedWithin(3 * 24) },
      { value: '7d', label: 'Last 7 days', where: postedWithin(7 * 24) },
    ],
    isInAlerts: false,
  }),

  salary: {
    control: 'salary',
    group: 'Minimum monthly salary',
    label: 'Minimum monthly salary',
    initial: 0,
    schema: single(z.coerce.number().refine(isStep).catch(0)) as z.ZodType<number>,
    api: wholeNumber(0, MAX_INTEGER)
      .refine((value) => value <= salaryRange().max, 'Enter less')
      .optional()
      .meta({ description: 'Minimum monthly pay in rupees' }) as z.ZodType<number | undefined>,
    where: (salary, { sql }) => (salary > 0 ? sql`("monthlyPayInr" >= ${salary} OR "monthlyPayInr" IS NULL)` : null),
    chips: (salary) => (salary ? [{ label: `From ${payLabel(salary)} a month`, left: 0 }] : []),
    wider: () => 0,
    isInAlerts: true,
  } satisfies Filter<number>,

  paid: toggle({
    label: 'Only jobs that state their pay',
    group: 'Minimum monthly salary',
    off: 'all',
    on: 'only',
    chip: 'Pay stated',
    description: "`only` leaves out jobs that don't state their pay",
    where: ({ sql }) => sql`"monthlyPayInr" IS NOT NULL`,
    narrows: true,
    isInAlerts: true,
  }),

  type: checkboxes({
    label: 'Job Type',
    group: 'Job Type',
    options: [
      {
        value: 'Remote',
        label: 'Remote',
        where: inMode('Remote'),
        pattern: /\b(?:remote(?:ly)?|wfh|work[ -]from[ -]home|telecommut(?:e|ing)|home[ -]based)\b/i,
      },
      { value: 'Hybrid', label: 'Hybrid', where: inMode('Hybrid'), pattern: /\bhybrid\b/i },
      { value: 'Onsite', label: 'Onsite', where: inMode('Onsite'), pattern: /\bon-?site\b/i },
    ],
    landing: 'type',
    isInAlerts: true,
  }),

  location: checkboxes({
    label: 'Location',
    group: 'Location',
    options: [
      { value: 'India', label: 'India', country: 'IN', where: ({ sql }) => sql`'IN' = ANY("countries")` },
      { value: 'USA', label: 'USA', country: 'US', where: ({ sql }) => sql`'US' = ANY("countries")` },
      ...otherCountries,
      {
        value: 'Remote',
        label: 'Remote',
        chip: 'Location: Remote',
        where: ({ sql }) => sql`("workMode" = 'REMOTE' OR "mayBeRemote")`,
      },
      // Added to the documented places, so that every job can be found by place.
      {
        value: 'Unclear',
        label: 'Country not stated',
        isRare: true,
        where: ({ sql }) => sql`"countries" = '{}'`,
      },
    ],
    isInAlerts: true,
  }),

  near: {
    control: 'places',
    group: 'Near a place',
    label: 'City, state or country',
    initial: [],
    schema: z.preprocess(placesOf, z.array(z.string())),
    api: z
      .string()
      .max(400)
      .transform(placesOf)
      .optional()
      .meta({
        description: 'Cities, regions or countries, separated by semicolons: jobs near any of them',
        examples: ['Denver, CO; Dallas'],
      }) as z.ZodType<string[] | undefined>,
    where: (near, { isNear }, places) => (near.length > 0 ? isNear(places) : null),
    chips: (near, { radius }) =>
      near.map((place) => ({
        label: `Within ${labelOfRadius(radius)} of ${place}`,
        left: near.filter((other) => other !== place),
      })),
    wider: () => [],
    isInAlerts: true,
  } satisfies Filter<string[]>,

  radius: {
    control: 'distance',
    group: 'Near a place',
    label: 'Distance',
    initial: initialRadius,
    schema: oneOf(valuesOf(radiusOptions), initialRadius),
    api: z.enum(valuesOf(radiusOptions)).optional().meta({ description: 'Distance, 50km by default' }) as z.ZodType<
      Places['radius'] | undefined
    >,
    // `near` includes the radius in its chips and condition.
    where: () => null,
    chips: () => [],
    wider: (radius) => (radius.endsWith('mi') ? '100mi' : '100km'),
    needs: 'near',
    isInAlerts: true,
  } satisfies Filter<Places['radius']>,

  remote: toggle({
    label: 'Include remote jobs',
    group: 'Near a place',
    off: 'not',
    on: 'too',
    chip: 'Include remote jobs',
    description: '`too` adds remote jobs in the countries of `near`',
    where: null,
    narrows: false,
    needs: 'near',
    isInAlerts: true,
  }),

  experience: checkboxes({
    label: 'Experience',
    group: 'Experience',
    options: [
      {
        value: '0-1',
        label: '0-1 Years',
        where: ({ sql }) => sql`"experienceYears" BETWEEN ${0} AND ${1}`,
        pattern: /\b(?:freshers?|entry[ -]level|new grads?|recent graduates?)\b/i,
      },
      { value: '2-4', label: '2-4 Years', where: ({ sql }) => sql`"experienceYears" BETWEEN ${2} AND ${4}` },
      { value: '5+', label: '5+ Years', where: ({ sql }) => sql`"experienceYears" >= ${5}` },
    ],
    isInAlerts: true,
  }),

  match: toggle({
    label: 'Exact words',
    group: null,
    off: 'best',
    on: 'exact',
    chip: 'Exact words',
    description:
      "`exact` searches for the words as typed: it doesn't correct their spelling or turn them into filters (see `searchedFor`)",
    where: null,
    narrows: true,
    isInAlerts: true,
  }),
} satisfies Record<string, Filter<unknown>>

type Filters = typeof jobFilters
export type FilterName = keyof Filters
export type FilterValues = { [Name in FilterName]: Filters[Name] extends Filter<infer Value> ? Value : never }

export const filterNames = Object.keys(jobFilters) as FilterName[]
/** The filter with that name, typed for code that handles any filter. */
export const filterOf = (name: FilterName): Filter<unknown> => jobFilters[name]

/** An object with an entry for each filter, typed by the filter's name. */
export const ofEachFilter = <Part extends 'schema' | 'api' | 'initial'>(part: Part) =>
  Object.fromEntries(filterNames.map((name) => [name, jobFilters[name][part]])) as {
    [Name in FilterName]: Filters[Name][Part]
  }
