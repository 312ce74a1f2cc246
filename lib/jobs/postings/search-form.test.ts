import { formDefaults, jobsHref, readSearch } from '@/lib/jobs/postings/search'
import { hrefOfForm, rupees } from '@/lib/jobs/postings/search-form'

test('keeps every checked box and leaves out defaults', () => {
  const form = new FormData()
  for (const [name, value] of [
    ['q', ' '],
    ['posted', 'all'],
    ['salary', '5000'],
    ['sort', ''],
  ] as const)
    form.append(name, value)
  for (const type of ['Remote', 'Hybrid']) form.append('type', type)
  expect(hrefOfForm(form, formDefaults)).toBe('/applied-jobs?salary=5000&type=Remote&type=Hybrid')
  expect(hrefOfForm(new FormData(), formDefaults)).toBe('/applied-jobs')
})

test('sends a radius only with a place', () => {
  const form = new FormData()
  form.append('near', '')
  form.append('radius', '25mi')
  expect(hrefOfForm(form, formDefaults)).toBe('/applied-jobs')
  form.set('near', 'Austin, TX')
  expect(hrefOfForm(form, formDefaults)).toBe('/applied-jobs?near=Austin%2C+TX&radius=25mi')
})

test('sends no filters from an untouched form', () => {
  const form = new FormData()
  const { page: _page, ...filters } = readSearch({})
  // The form sends the default order as an empty value.
  const initial = { ...filters, sort: '' }
  for (const [name, value] of Object.entries(initial)) if (!Array.isArray(value)) form.append(name, String(value))
  expect(hrefOfForm(form, formDefaults)).toBe(jobsHref(readSearch({})))
})

test.each([
  [0, '₹0'],
  [5_000, '₹5,000'],
  [95_000, '₹95,000'],
  [100_000, '₹1 Lakh'],
  [105_000, '₹1.05 Lakhs'],
  [150_000, '₹1.5 Lakhs'],
])('formats %i rupees as %s', (amount, text) => {
  expect(rupees(amount)).toBe(text)
})
