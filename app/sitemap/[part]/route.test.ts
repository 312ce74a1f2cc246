import { Visitor } from '@/e2e/support/visitor'

const open = (path: string) => new Visitor().call('GET', path)

test('the part with the pages is XML', async () => {
  const { status, text } = await open('/sitemap/pages.xml')
  expect([status, text.startsWith('<?xml')]).toEqual([200, true])
})

test.each([
  ['a range beyond every id', 'jobs-999999.xml'],
  ['more digits than an id has', 'jobs-99999999999999999999.xml'],
  ['a second name of a part', 'jobs-00.xml'],
  ['a number below zero', 'jobs--1.xml'],
  ['a number of another kind', 'jobs-1e3.xml'],
  ['digits of another script', `jobs-${encodeURIComponent('١')}.xml`],
  ['words for the database', `jobs-${encodeURIComponent("0' OR 1=1--")}.xml`],
  ['a name of an object', '__proto__'],
  ['the last range of ids', 'jobs-429496.xml'],
  ['a line more', 'pages.xml%0a'],
  ['a way out', '..%2f..%2fpackage.json'],
])('%s is not there', async (_name, part) => {
  expect((await open(`/sitemap/${part}`)).status).toBe(404)
})
