import {
  type AnyList,
  columnName,
  contains,
  defineList,
  pageOf,
  placeInList,
  withBarePathTaken,
} from '@/lib/console/lists/list'

const list = defineList({
  path: '/things',
  sorts: ['created', 'name'],
  initialSort: { sort: 'created', direction: 'desc' },
  filters: { status: ['open', 'done'], owner: 'any' },
})
const untouched = { search: '', page: 1, sort: 'created', direction: 'desc', without: '', status: '', owner: '' }

describe('read', () => {
  test('accepts valid parameters', () => {
    const given = {
      search: ' data ',
      page: '3',
      sort: 'name',
      direction: 'desc',
      without: 'date,e-mail',
      status: 'done',
      owner: 'admin-1',
    }
    expect(list.read(given)).toEqual({ ...given, search: 'data', page: 3 })
  })
  test.each([
    {},
    { search: 'x'.repeat(101), page: '0', sort: 'price', direction: 'up', status: 'lost', owner: 'a\nb' },
    { search: ['a', 'b'], page: 'x', sort: '', without: 'Date;', status: ['open', 'done'], more: '1' },
  ])('treats invalid parameters as missing: %#', (given) => expect(list.read(given)).toEqual(untouched))
  test('sorts another column in ascending order first', () => {
    expect(list.read({ sort: 'name' })).toMatchObject({ sort: 'name', direction: 'asc' })
  })
})

describe('hrefOf', () => {
  const current = list.read({ search: 'data', status: 'open', page: '4' })
  test('leaves out defaults', () => expect(list.hrefOf(list.read({}))).toBe('/things'))
  test('keeps everything but the page if anything changes', () => {
    expect(list.hrefOf(current, { status: 'done' })).toBe('/things?status=done&search=data')
    expect(list.hrefOf(current, { sort: 'name', direction: 'asc' })).toBe(
      '/things?status=open&search=data&sort=name&direction=asc',
    )
  })
  test('changes only the page', () => {
    expect(list.hrefOf(current, { page: 5 })).toBe('/things?status=open&search=data&page=5')
  })
  test('is parsed back to the same query', () => {
    const query = list.read({ search: 'a & b', sort: 'name', direction: 'desc', owner: 'x=1', page: '2' })
    const href = list.hrefOf(query, { page: 2 })
    expect(list.read(Object.fromEntries(new URLSearchParams(href.split('?')[1])))).toEqual(query)
  })
})

test('leads back to the same page of a list, or to the list as it opens', () => {
  const queue = defineList({
    path: '/queue',
    sorts: ['created'],
    initialSort: { sort: 'created', direction: 'asc' },
    filters: { status: ['open', 'done'] },
    landing: { status: 'open' },
  })
  expect(queue.backOf({ status: 'done', page: '3', words: 'rust' })).toBe('/queue?status=done&page=3')
  expect(queue.backOf({ view: 'all' })).toBe('/queue?view=all')
  expect(queue.backOf({ words: 'rust' })).toBe('/queue')
})

test('allows the default order to depend on a filter', () => {
  const queue = defineList({
    path: '/queue',
    sorts: ['created', 'name'],
    initialSort: ({ status }) => ({ sort: 'created', direction: status === 'open' ? 'asc' : 'desc' }),
    filters: { status: ['open', 'done'] },
  })
  expect(queue.read({ status: 'open' })).toMatchObject({ sort: 'created', direction: 'asc' })
  expect(queue.hrefOf(queue.read({}), { status: 'open' })).toBe('/queue?status=open')
  expect(queue.hrefOf(queue.read({ status: 'open' }), { status: '' })).toBe('/queue')
  expect(queue.hrefOf(queue.read({ status: 'open', sort: 'name' }), { status: '' })).toBe(
    '/queue?sort=name&direction=asc',
  )
  expect(queue.hrefOf(queue.read({}), { sort: 'created', direction: 'asc' })).toBe('/queue?sort=created&direction=asc')
})

describe('a list with a default view', () => {
  const taken = withBarePathTaken(list as unknown as AnyList)
  const current = taken.read({ status: 'open', page: '2' })
  test('adds view=all to show everything', () => {
    expect(taken.hrefOf(current, { status: '' })).toBe('/things?view=all')
    expect(taken.isBare({ view: 'all' })).toBe(false)
    expect(taken.isBare({ message: '5' })).toBe(true)
  })
  test('leads back to everything', () => expect(list.backOf({ view: 'all' })).toBe('/things?view=all'))
  test('otherwise creates the same links', () =>
    expect(taken.hrefOf(current, { without: 'name' })).toBe(list.hrefOf(list.read(current), { without: 'name' })))
})

test('names columns in the URL', () => expect(columnName('Name of Job')).toBe('name-of-job'))

test.each([
  [1, 0, { page: 1, pages: 1, skip: 0 }],
  [2, 20, { page: 1, pages: 1, skip: 0 }],
  [2, 21, { page: 2, pages: 2, skip: 20 }],
  [99, 45, { page: 3, pages: 3, skip: 40 }],
])('shows page %d of %d rows', (requested, total, expected) => expect(pageOf(requested, total)).toMatchObject(expected))

test('escapes LIKE patterns', () => expect(contains('50%_\\').contains).toBe('50\\%\\_\\\\'))

test.each([
  [2, 9, '2 of 9'],
  [1_200, 9_999, '1,200 of 9,999'],
  [10_000, 10_000, '10,000 of 10,000'],
  [12, 10_001, '12 of 10,000+'],
  [10_001, 10_001, 'After the first 10,000'],
])('shows record %d of %d as "%s"', (place, total, text) => expect(placeInList(place, total)).toBe(text))
