import { isGroup, menuChanges, menuLines, visibleMenus } from '@/lib/site/menus/format'
import { menuMessages } from '@/lib/site/menus/messages'
import { type MenuEntry, type MenuName, menuNames, menuSchema } from '@/lib/site/menus/schema'
import { builtInTargets, defaultMenus } from '@/lib/site/menus/targets'

const SITE = 'https://jobs.example.org'
const problemsOf = (name: MenuName, entries: unknown) =>
  (menuSchema(name, builtInTargets, SITE).safeParse({ entries }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  )
const link = (label: string, page: string, url = ''): MenuEntry => ({ kind: 'link', label, page, url })

test.each(menuNames)('editors could save the default menu %s', (name) => {
  expect(problemsOf(name, defaultMenus[name])).toEqual([])
})

test('the default menus are the documented ones', () => {
  const { header, quick, footer } = visibleMenus(defaultMenus, [])
  expect(header.map((entry) => (isGroup(entry) ? [entry.label, entry.links.length] : entry.href))).toEqual([
    '/',
    '/about-us',
    ['Services', 5],
    '/products',
    '/applied-jobs',
    '/hirefromus',
    '/blogsection',
    '/registration',
  ])
  expect(quick.at(-1)).toEqual({ label: 'Contact Us', href: '/contact-us' })
  expect(footer.map(({ label, links }) => [label, links.length])).toEqual([
    ['Services', 5],
    ['Outsourcing services', 6],
  ])
})

test.each([
  ['https://jobs.example.org/about-us', menuMessages.ownSite],
  ['https://JOBS.example.org', menuMessages.ownSite],
  ['https://user@other.example', menuMessages.url],
  ['https://other', menuMessages.url],
  ['data:text/html,x', menuMessages.url],
])('rejects a link to %s', (url, message) => {
  expect(problemsOf('quick', [link('A', '', url)])).toEqual([`entries.0.url: ${message}`])
})

test("each of the footer's groups can link to a page once", () => {
  const group = (label: string, ...pages: string[]) => ({
    kind: 'group',
    label,
    links: pages.map((page) => ({ label: page, page, url: '' })),
  })
  expect(problemsOf('footer', [group('A', '/', '/privacy'), group('B', '/')])).toEqual([])
  expect(problemsOf('footer', [group('A', '/', '/')])).toEqual([`entries.0.links.1.page: ${menuMessages.repeated}`])
})

test('links to added pages use their current paths, and hidden, unpublished and deleted pages are left out', () => {
  const page = (id: number, change: object = {}) => ({ id, path: `/p${id}`, isHidden: false, version: 1, ...change })
  const entries = [1, 2, 3, 4].map((id) => link(`P${id}`, `page:${id}`))
  const group: MenuEntry = { kind: 'group', label: 'G', links: [{ label: 'P2', page: 'page:2', url: '' }] }
  const pages = [page(1), page(2, { isHidden: true }), page(3, { version: 0 })]
  expect(visibleMenus({ header: [...entries, group], quick: entries, footer: [group] }, pages)).toEqual({
    header: [{ label: 'P1', href: '/p1' }],
    quick: [{ label: 'P1', href: '/p1' }],
    footer: [],
  })
})

test('the history lists what changed', () => {
  const targets = [...builtInTargets, { value: 'page:1', label: 'Our team' }]
  const before = menuLines([link('Home', '/'), link('Team', 'page:1'), link('Gone', 'page:2')], targets)
  expect(before).toEqual(['Home', 'Team (Our team)', 'Gone (deleted page)'])
  expect(menuChanges(before, ['Home', 'New'])).toEqual([
    { label: 'Removed', before: 'Team (Our team)', after: '' },
    { label: 'Removed', before: 'Gone (deleted page)', after: '' },
    { label: 'Added', before: '', after: 'New' },
  ])
  expect(menuChanges(['A', 'B'], ['B', 'A'])).toEqual([{ label: 'Order', before: 'A · B', after: 'B · A' }])
})
