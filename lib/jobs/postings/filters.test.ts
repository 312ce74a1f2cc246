import { filterGroups, type Option } from '@/lib/jobs/postings/filter'
import { filterNames, filterOf } from '@/lib/jobs/postings/filters'
import { chipsOf, jobsHref, noFilters, readSearch, searchTitle, storedSearch } from '@/lib/jobs/postings/search'

const samples: Record<string, string> = { q: 'java', salary: '50000', near: 'Austin', radius: '25mi' }

/** Returns a URL with one active filter and the filters it depends on. */
function searchBy(name: (typeof filterNames)[number]) {
  const filter = filterOf(name)
  const chosen = filter.options?.at(-1)?.value ?? ('on' in filter ? String(filter.on) : samples[name])
  const { needs } = filter
  return new URLSearchParams({ ...(needs && { [needs]: samples[needs] ?? '' }), [name]: chosen ?? '' })
}

test.each(filterNames)('shows a chip for %s and keeps the filter through a round trip', (name) => {
  const filters = readSearch(String(searchBy(name)))
  expect(filters[name]).not.toEqual(noFilters[name])
  expect(chipsOf(filters)).not.toEqual([])
  expect(readSearch(jobsHref(filters).split('?')[1] ?? '')).toEqual(filters)
  for (const { without } of chipsOf(filters)) expect(jobsHref(without)).not.toBe(jobsHref(filters))
})

test.each(filterNames.filter((name) => filterOf(name).isInAlerts))('names an alert for %s after the filter', (name) => {
  expect(searchTitle(storedSearch(String(searchBy(name))))).not.toBe('All jobs')
})

test('has a filter for every group, and filters only depend on existing ones', () => {
  const groups = filterNames.map((name) => filterOf(name).group)
  expect(filterGroups.filter((group) => !groups.includes(group))).toEqual([])
  const needed = filterNames.flatMap((name) => filterOf(name).needs ?? [])
  expect(needed.filter((name) => !filterNames.some((other) => other === name))).toEqual([])
})

test.each(filterNames)('parses %s in the API the same way as in the list', (name) => {
  const [, chosen = ''] = [...searchBy(name)].at(-1) ?? []
  expect(filterOf(name).api.parse(chosen)).toEqual(readSearch(String(searchBy(name)))[name])
  const options: readonly Option[] = filterOf(name).options ?? []
  if (options.length > 0) expect(filterOf(name).api.safeParse('Nowhere').success).toBe(false)
})
