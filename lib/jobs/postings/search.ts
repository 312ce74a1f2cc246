import * as z from 'zod'
import {
  initialRadius,
  JOBS_FEED_PATH,
  JOBS_PATH,
  radiusOptions,
  rupees,
  salaryRange,
  withQuery,
} from '@/lib/jobs/postings/search-form'

export const postedOptions = [
  { value: 'all', label: 'All', hours: null },
  { value: '24h', label: 'Last 24 hours', hours: 24 },
  { value: '3d', label: 'Last 3 days', hours: 3 * 24 },
  { value: '7d', label: 'Last 7 days', hours: 7 * 24 },
] as const
export const typeOptions = ['Remote', 'Hybrid', 'Onsite'] as const
export const locationOptions = ['India', 'USA', 'Remote', 'Unclear'] as const
/** Beside the documented places those jobs whose country is not known, so that none is missing without a word. */
export const locationLabel = (place: (typeof locationOptions)[number]) =>
  place === 'Unclear' ? 'Country not stated' : place
export const experienceFilterOptions = [
  { value: '0-1', label: '0-1 Years', min: 0, max: 1 },
  { value: '2-4', label: '2-4 Years', min: 2, max: 4 },
  { value: '5+', label: '5+ Years', min: 5, max: null },
] as const
const sortOptions = [
  { value: 'relevance', label: 'Best match' },
  { value: 'newest', label: 'Newest first' },
  { value: 'pay', label: 'Highest pay' },
] as const

const LAST_PAGE = 100_000

const valuesOf = <T extends string>(options: readonly { value: T }[]) => options.map(({ value }) => value)
const first = (value: unknown) => (Array.isArray(value) ? value[0] : value)
const single = <T extends z.ZodType>(schema: T) => z.preprocess(first, schema)
const oneOf = <T extends string>(values: readonly T[], fallback: T) =>
  single(z.enum(values).catch(fallback as never)) as z.ZodType<T>
const someOf = <T extends string>(values: readonly T[]) =>
  z.preprocess(
    (given) => values.filter((value) => [given].flat().includes(value)),
    z.array(z.enum(values)).catch([]),
  ) as z.ZodType<T[]>
const isStep = (value: number) => value >= salaryRange.min && value <= salaryRange.max && value % salaryRange.step === 0

const MAX_PLACES = 5
const MAX_PLACE_LENGTH = 60

export function placesOf(given: unknown): string[] {
  const typed = [given].flat().filter((one) => typeof one === 'string')
  const names = typed.flatMap((one) => one.replaceAll('\0', '').split(/[;|/]|\s+or\s+/i))
  return [...new Set(names.map(placeName).filter(Boolean))].slice(0, MAX_PLACES)
}

function placeName(typed: string): string {
  const text = typed
    .replace(/\s+/g, ' ')
    .replace(/ ?,[ ,]*/g, ', ')
    .slice(0, MAX_PLACE_LENGTH)
    .replace(/^[\s,]+|[\s,]+$/g, '')
  if (text !== text.toLowerCase()) return text
  return text
    .replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/, \p{L}{2}$/u, (state) => state.toUpperCase())
}

const parametersSchema = z.object({
  q: single(
    z
      .string()
      .trim()
      .transform((text) => text.replaceAll('\0', '').slice(0, 100))
      .catch(''),
  ),
  posted: oneOf(valuesOf(postedOptions), 'all'),
  salary: single(z.coerce.number().refine(isStep).catch(0)),
  paid: oneOf(['all', 'only'], 'all'),
  type: someOf(typeOptions),
  location: someOf(locationOptions),
  near: z.preprocess(placesOf, z.array(z.string())),
  radius: oneOf(valuesOf(radiusOptions), initialRadius),
  remote: oneOf(['not', 'too'], 'not'),
  experience: someOf(valuesOf(experienceFilterOptions)),
  sort: single(z.enum(valuesOf(sortOptions)).optional().catch(undefined)),
  page: single(z.coerce.number().int().min(1).max(LAST_PAGE).catch(1)),
})

/** The job list's query parameters. Tolerant: what is missing or wrong falls back to its default, never to an error. */
const filtersSchema = parametersSchema.transform(({ sort, ...given }) => {
  const filters = withPlaces(given)
  return { ...filters, sort: sort && (sort !== 'relevance' || filters.q) ? sort : initialSort(filters) }
})

type WithPlaces = Pick<z.output<typeof parametersSchema>, 'q' | 'near' | 'radius' | 'remote'>

export function withPlaces<Filters extends WithPlaces>(filters: Filters): Filters {
  const said = filters.near.length === 0 ? spokenPlaces(filters.q) : {}
  const named = { ...filters, ...said }
  return named.near.length > 0 ? named : { ...named, radius: initialRadius, remote: 'not' }
}

const MILE_KM = 1.609

function spokenPlaces(q: string): Partial<WithPlaces> {
  const said = /^(.*?)\s*\bwithin (\d{1,3}) ?(km|kms|kilomet(?:er|re)s?|mi|miles?) (?:of|from|around) (.+)$/i.exec(q)
  const [, words = '', distance, unit = '', place] = said ?? []
  const near = placesOf(place)
  if (near.length === 0) return {}
  const ofUnit = radiusOptions.filter(({ value }) => value.endsWith(unit.toLowerCase().startsWith('k') ? 'km' : 'mi'))
  const km = Number(distance) * (unit.toLowerCase().startsWith('k') ? 1 : MILE_KM)
  const radius = ofUnit.find((option) => option.km >= Math.floor(km)) ?? ofUnit.at(-1)
  return { q: words, near, ...(radius && { radius: radius.value }) }
}

export function initialSort({ q }: { q: string }): (typeof sortOptions)[number]['value'] {
  return q ? 'relevance' : 'newest'
}

/** The orders to choose from. The one that goes without saying is sent as '', so that it stays so with other words. */
export function sortChoices(filters: { q: string }): { value: string; label: string }[] {
  const initial = initialSort(filters)
  return sortOptions
    .filter(({ value }) => filters.q || value !== 'relevance')
    .map(({ value, label }) => ({ value: value === initial ? '' : value, label }))
}

export type JobFilters = z.output<typeof filtersSchema>

export const noFilters: JobFilters = filtersSchema.parse({})

export function readSearch(query: string | Record<string, unknown>): JobFilters {
  if (typeof query !== 'string') return filtersSchema.parse(query)
  const params = new URLSearchParams(query)
  return filtersSchema.parse(Object.fromEntries([...params.keys()].map((name) => [name, params.getAll(name)])))
}

export function toSearchParams(filters: JobFilters): URLSearchParams {
  const params = new URLSearchParams()
  const atRest = { ...noFilters, sort: initialSort(filters) }
  const sort = filters.q || filters.sort !== 'relevance' ? filters.sort : atRest.sort
  for (const [name, value] of Object.entries({ ...filters, sort })) {
    if (Array.isArray(value)) for (const one of value) params.append(name, one)
    else if (value !== atRest[name as keyof JobFilters]) params.set(name, String(value))
  }
  return params
}

export function jobsHref(filters: JobFilters): string {
  return withQuery(JOBS_PATH, toSearchParams(filters))
}

export function jobFeedPath(search: JobFilters | { [kind: string]: string }): string {
  const isSearch = (given: typeof search): given is JobFilters => Array.isArray(given.type)
  const query = isSearch(search)
    ? toSearchParams({ ...search, page: 1, sort: initialSort(search) })
    : new URLSearchParams(search)
  return withQuery(JOBS_FEED_PATH, query)
}

/** Without what concerns one look at the list: its page, order and age of postings. Equal searches become the same. */
export function storedSearch(search: JobFilters | string): string {
  const filters = typeof search === 'string' ? readSearch(search) : search
  return toSearchParams({ ...filters, posted: 'all', sort: initialSort(filters), page: 1 }).toString()
}

export function searchTitle(search: JobFilters | string): string {
  const filters = typeof search === 'string' ? readSearch(search) : search
  const { near, radius } = filters
  const labels = chipsOf({ ...filters, near: near.length > 0 ? [near.join(' or ')] : [], radius }).map(
    ({ label }) => label,
  )
  return labels.join(', ') || 'All jobs'
}

type Chip = { label: string; without: JobFilters }

export function chipsOf(filters: JobFilters): Chip[] {
  const chip = (label: string, change: Partial<JobFilters>): Chip => ({
    label,
    without: { ...filters, page: 1, ...change },
  })
  const posted = postedOptions.find(({ value }) => value === filters.posted)
  return [
    ...(filters.q ? [chip(`“${filters.q}”`, { q: '' })] : []),
    ...(posted?.hours ? [chip(posted.label, { posted: 'all' })] : []),
    ...(filters.salary ? [chip(`From ${rupees(filters.salary)} a month`, { salary: 0 })] : []),
    ...(filters.paid === 'only' ? [chip('Pay stated', { paid: 'all' })] : []),
    ...filters.type.map((type) => chip(type, { type: filters.type.filter((other) => other !== type) })),
    ...filters.location.map((place) =>
      chip(place === 'Remote' ? 'Location: Remote' : locationLabel(place), {
        location: filters.location.filter((other) => other !== place),
      }),
    ),
    ...filters.near.map((place) =>
      chip(`Within ${labelOfRadius(filters.radius)} of ${place}`, withoutPlace(filters, place)),
    ),
    ...(filters.remote === 'too' ? [chip('Remote jobs too', { remote: 'not' })] : []),
    ...experienceFilterOptions
      .filter(({ value }) => filters.experience.includes(value))
      .map(({ value, label }) => chip(label, { experience: filters.experience.filter((other) => other !== value) })),
  ]
}

const labelOfRadius = (radius: JobFilters['radius']) =>
  radiusOptions.find(({ value }) => value === radius)?.label ?? radius

function withoutPlace({ near, radius, remote }: JobFilters, place: string): Partial<JobFilters> {
  const left = near.filter((other) => other !== place)
  return left.length > 0 ? { near: left, radius, remote } : noPlace
}

const noPlace = { near: [], radius: initialRadius, remote: 'not' } satisfies Partial<JobFilters>

function fartherOff({ near, radius }: JobFilters): Partial<JobFilters> | null {
  const farthest = radius.endsWith('mi') ? '100mi' : '100km'
  return near.length > 0 && radius !== farthest ? { radius: farthest } : null
}

export type WiderSearch = { label: string; filters: JobFilters }

export function widerSearches(filters: JobFilters): WiderSearch[] {
  const changes: Partial<JobFilters>[] = [
    { q: '' },
    { posted: 'all' },
    { salary: 0 },
    { paid: 'all' },
    { type: [] },
    { location: [] },
    noPlace,
    { experience: [] },
  ]
  const all = chipsOf(filters)
  const farther = fartherOff(filters)
  const fartherSearch = farther && { ...filters, page: 1, ...farther }
  const wideners = fartherSearch ? [{ label: searchTitle(fartherSearch), filters: fartherSearch }] : []
  return wideners.concat(
    changes.flatMap((change) => {
      const wider = { ...filters, page: 1, ...change }
      const left = new Set(chipsOf(wider).map(({ label }) => label))
      const dropped = all.filter(({ label }) => !left.has(label)).map(({ label }) => label)
      return dropped.length > 0 && left.size > 0 ? [{ label: `Without ${dropped.join(', ')}`, filters: wider }] : []
    }),
  )
}
