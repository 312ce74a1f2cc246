import * as z from 'zod'
import { type Places, single, valuesOf } from '@/lib/jobs/postings/filter'
import { type FilterValues, filterNames, filterOf, ofEachFilter } from '@/lib/jobs/postings/filters'
import { placesOf } from '@/lib/jobs/postings/places'
import { type FormDefaults, JOBS_FEED_PATH, JOBS_PATH, radiusOptions, withQuery } from '@/lib/jobs/postings/search-form'

const sortOptions = [
  { value: 'relevance', label: 'Best match' },
  { value: 'newest', label: 'Newest first' },
  { value: 'pay', label: 'Highest pay' },
] as const
export type Sort = (typeof sortOptions)[number]['value']

const LAST_PAGE = 100_000

const parametersSchema = z.object({
  ...ofEachFilter('schema'),
  sort: single(z.enum(valuesOf(sortOptions)).optional().catch(undefined)) as z.ZodType<Sort | undefined>,
  page: single(z.coerce.number().int().min(1).max(LAST_PAGE).catch(1)) as z.ZodType<number>,
})

export type JobFilters = FilterValues & { sort: Sort; page: number }

/** The job list's query parameters. Missing and invalid values become the default. */
const filtersSchema = parametersSchema.transform(({ sort, ...given }): JobFilters => {
  const filters = withPlaces(given)
  return { ...filters, sort: sort && (sort !== 'relevance' || filters.q) ? sort : initialSort(filters) }
})

export function withPlaces<Filters extends FilterValues>(filters: Filters): Filters {
  return withoutUnneeded({ ...filters, ...(filters.near.length === 0 && placesInWords(filters.q)) })
}

/** Drops filters without the filter they need, such as a radius without a place. */
function withoutUnneeded<Filters extends FilterValues>(filters: Filters): Filters {
  const unneeded = filterNames.filter((name) => {
    const needed = filterNames.find((other) => other === filterOf(name).needs)
    return needed && isInitial(filters, needed)
  })
  return { ...filters, ...Object.fromEntries(unneeded.map((name) => [name, filterOf(name).initial])) }
}

const isInitial = (filters: FilterValues, name: (typeof filterNames)[number]) =>
  String(filters[name]) === String(filterOf(name).initial)

const MILE_KM = 1.609

function placesInWords(q: string): Partial<Places & { q: string }> {
  const match = /^(.*?)\s*\bwithin (\d{1,3}) ?(km|kms|kilomet(?:er|re)s?|mi|miles?) (?:of|from|around) (.+)$/i.exec(q)
  const [, words = '', distance, unit = '', place] = match ?? []
  const near = placesOf(place)
  if (near.length === 0) return {}
  const ofUnit = radiusOptions.filter(({ value }) => value.endsWith(unit.toLowerCase().startsWith('k') ? 'km' : 'mi'))
  const km = Number(distance) * (unit.toLowerCase().startsWith('k') ? 1 : MILE_KM)
  const radius = ofUnit.find((option) => option.km >= Math.floor(km)) ?? ofUnit.at(-1)
  return { q: words, near, ...(radius && { radius: radius.value }) }
}

export function initialSort({ q }: { q: string }): Sort {
  return q ? 'relevance' : 'newest'
}

/** The available sort orders. The default has the value '', so that it stays the default when the words change. */
export function sortChoices(filters: { q: string }): { value: string; label: string }[] {
  const initial = initialSort(filters)
  return sortOptions
    .filter(({ value }) => filters.q || value !== 'relevance')
    .map(({ value, label }) => ({ value: value === initial ? '' : value, label }))
}

export const noFilters: JobFilters = filtersSchema.parse({})

/** The form's values when nothing is selected, and which controls depend on another. */
export const formDefaults: FormDefaults = {
  values: {
    ...Object.fromEntries(filterNames.map((name) => [name, String(filterOf(name).initial)])),
    sort: '',
  },
  needs: Object.fromEntries(
    filterNames.flatMap((name) => [filterOf(name).needs].flatMap((needed) => (needed ? [[name, needed]] : []))),
  ),
}

export function readSearch(query: string | Record<string, unknown>): JobFilters {
  if (typeof query !== 'string') return filtersSchema.parse(query)
  const params = new URLSearchParams(query)
  return filtersSchema.parse(Object.fromEntries([...params.keys()].map((name) => [name, params.getAll(name)])))
}

export function toSearchParams(filters: JobFilters): URLSearchParams {
  const params = new URLSearchParams()
  const initial = { ...noFilters, sort: initialSort(filters) }
  const sort = filters.q || filters.sort !== 'relevance' ? filters.sort : initial.sort
  for (const [name, value] of Object.entries({ ...filters, sort })) {
    if (Array.isArray(value)) for (const one of value) params.append(name, one)
    else if (value !== initial[name as keyof JobFilters]) params.set(name, String(value))
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

/**
 * The search without page, sort order and age of postings, which only affect one view of the list. Equal searches
 * become identical.
 */
export function storedSearch(search: JobFilters | string): string {
  const filters = typeof search === 'string' ? readSearch(search) : search
  const left = filterNames.filter((name) => !filterOf(name).isInAlerts)
  const initial = Object.fromEntries(left.map((name) => [name, filterOf(name).initial]))
  return toSearchParams({ ...filters, ...initial, sort: initialSort(filters), page: 1 }).toString()
}

export function searchTitle(search: JobFilters | string): string {
  const filters = typeof search === 'string' ? readSearch(search) : search
  const { near } = filters
  const labels = chipsOf({ ...filters, near: near.length > 0 ? [near.join(' or ')] : [] }).map(({ label }) => label)
  return labels.join(', ') || 'All jobs'
}

type Chip = { label: string; without: JobFilters }

export function chipsOf(filters: JobFilters): Chip[] {
  return filterNames.flatMap((name) =>
    filterOf(name)
      .chips(filters[name], filters)
      .map(({ label, left }) => ({ label, without: changed(filters, { [name]: left }) })),
  )
}

/** Changes some filters and goes back to the first page. */
function changed(filters: JobFilters, change: Partial<JobFilters>): JobFilters {
  return withoutUnneeded({ ...filters, page: 1, ...change })
}

export type WiderSearch = { label: string; filters: JobFilters }

/** Searches that may find more jobs. Each widens a filter, or drops one as long as others remain. */
export function widerSearches(filters: JobFilters): WiderSearch[] {
  const labels = chipsOf(filters).map(({ label }) => label)
  const found = filterNames.flatMap((name): (WiderSearch & { isLooser: boolean })[] => {
    const value = filterOf(name).wider(filters[name])
    const wider = value === null ? filters : changed(filters, { [name]: value })
    const left = chipsOf(wider).map(({ label }) => label)
    if (left.length === 0 || left.join() === labels.join()) return []
    if (left.length === labels.length) return [{ label: searchTitle(wider), filters: wider, isLooser: true }]
    const dropped = labels.filter((label) => !left.includes(label))
    return [{ label: `Without ${dropped.join(', ')}`, filters: wider, isLooser: false }]
  })
  return [...found.filter(({ isLooser }) => isLooser), ...found.filter(({ isLooser }) => !isLooser)].map(
    ({ label, filters: wider }) => ({ label, filters: wider }),
  )
}
