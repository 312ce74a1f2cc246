import { query } from '@/e2e/support/database'
import { newAdmin } from '@/e2e/support/people'
import { required, siteUrls } from '@/e2e/support/settings'
import { newSitePage, openPage, type SavedPage } from '@/e2e/support/site-pages'
import type { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'
import { menuMessages } from '@/lib/site/menus/messages'
import type { MenuEntry, MenuName } from '@/lib/site/menus/schema'

type Saved = { version: number; entries: MenuEntry[]; current?: Saved }

const sites = siteUrls()
const never = 2_000_000_000
let editor: Visitor

beforeAll(async () => {
  editor = await newAdmin('EDITOR')
})
afterEach(async () => {
  for (const name of ['header', 'quick', 'footer'] as const) {
    const { version } = await current(name)
    if (version > 0) await editor.call('POST', `/api/menus/${name}/restore`, { json: { version, from: 0 } })
  }
})

const save = (name: MenuName, version: number, entries: unknown) =>
  editor.call('PUT', `/api/menus/${name}`, { json: { version, entries } })
const homeOnly = [{ kind: 'link', label: 'Home', page: '/', url: '' }]
/** The current menu, which the API returns if someone saves an unknown version. */
async function current(name: MenuName): Promise<Saved> {
  const entries =
    name === 'footer'
      ? [{ kind: 'group', label: 'Services', links: [{ label: 'Home', page: '/', url: '' }] }]
      : homeOnly
  const { json } = await save(name, never, entries)
  return (json as { current: Saved }).current
}
const addTo = async (name: MenuName, ...added: unknown[]) => {
  const { version, entries } = await current(name)
  return save(name, version, [...entries, ...added])
}
const linkTo = (page: SavedPage, label = 'Our new page') => ({ kind: 'link', label, page: `page:${page.id}`, url: '' })

/** The links in a part of a page, as "label href". */
function linksIn(html: string, part: RegExp): string[] {
  const [found = ''] = part.exec(html) ?? []
  return [...found.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, href, label]) => `${label} ${href}`)
}
const header = /<nav aria-label="Main".*?<\/nav>/s
const footer = /<footer.*<\/footer>/s
const headerOf = async (path: string, site?: string) => linksIn((await openPage(path, site)).text, header)

test('the default menus are the documented ones', async () => {
  const { text } = await openPage('/')
  expect(linksIn(text, header)).toEqual([
    'Home /',
    'About Us /about-us',
    'Application Services /application-services',
    'Business Services /business-services',
    'Technology Trainings /technology-trainings',
    'Global Staffing /global-staffing',
    'Staff Augmentation /staff-augmentation',
    'Products /products',
    'Jobs /applied-jobs',
    'Hire from Us /hirefromus',
    'Blog /blogsection',
    'Registration /registration',
  ])
  expect(linksIn(text, footer)).toEqual(
    expect.arrayContaining(['Contact Us /contact-us', 'Payroll Services /global-staffing#payroll-services']),
  )
})

test('a link is on every kind of page in every process, and follows its page', async () => {
  const page = await newSitePage(editor)
  const paths = ['/', '/about-us', '/privacy', '/applied-jobs', '/no-such-page', '/something-went-wrong']
  for (const site of sites) for (const path of paths) await openPage(path, site)
  expect((await addTo('header', linkTo(page))).status).toBe(200)
  for (const site of sites)
    for (const path of paths)
      await until(async () => (await headerOf(path, site)).includes(`Our new page ${page.path}`))

  const place = (placeVersion: number, path: string, isHidden: boolean) =>
    editor.call('PUT', `/api/site-pages/${page.id}/place`, { json: { path, isHidden, placeVersion } })
  const moved = `${page.path}-moved`
  await place(1, moved, false)
  for (const site of sites) await until(async () => (await headerOf('/', site)).includes(`Our new page ${moved}`))
  await place(2, moved, true)
  for (const site of sites) await until(async () => !(await headerOf('/', site)).join().includes('Our new page'))
  await place(3, moved, false)
  await until(async () => (await headerOf('/')).includes(`Our new page ${moved}`))
  await editor.call('DELETE', `/api/site-pages/${page.id}`)
  for (const site of sites) await until(async () => !(await headerOf('/', site)).join().includes('Our new page'))
})

test('saves groups, links to other websites and the footer', async () => {
  const group = {
    kind: 'group',
    label: 'Partners',
    links: [{ label: 'Example', page: '', url: 'https://www.example.com/a' }],
  }
  expect((await addTo('header', group)).status).toBe(200)
  expect((await addTo('footer', group)).status).toBe(200)
  expect((await addTo('quick', { kind: 'link', label: 'Privacy', page: '/privacy', url: '' })).status).toBe(200)
  await until(async () => (await headerOf('/')).includes('Example https://www.example.com/a'))
  const { text } = await openPage('/')
  expect(linksIn(text, footer)).toEqual(
    expect.arrayContaining(['Example https://www.example.com/a', 'Privacy /privacy']),
  )
})

test.each<[string, MenuName, unknown, string, string]>([
  ['a link to no page', 'header', { kind: 'link', label: 'A', page: '/nowhere', url: '' }, '8.page', menuMessages.page],
  [
    'a link into the console',
    'header',
    { kind: 'link', label: 'A', page: '/dashboard', url: '' },
    '8.page',
    menuMessages.page,
  ],
  [
    'a deleted page',
    'header',
    { kind: 'link', label: 'A', page: 'page:1999999999', url: '' },
    '8.page',
    menuMessages.gone,
  ],
  ['a page twice', 'header', { kind: 'link', label: 'A', page: '/products', url: '' }, '8.page', menuMessages.repeated],
  [
    'a page twice, once in a group',
    'header',
    { kind: 'group', label: 'A', links: [{ label: 'B', page: '/', url: '' }] },
    '8.links.0.page',
    menuMessages.repeated,
  ],
  [
    'a link that runs',
    'header',
    { kind: 'link', label: 'A', page: '', url: 'javascript:alert(1)' },
    '8.url',
    menuMessages.url,
  ],
  [
    'a link without encryption',
    'header',
    { kind: 'link', label: 'A', page: '', url: 'http://a.example' },
    '8.url',
    menuMessages.url,
  ],
  [
    'a link back to the site',
    'header',
    { kind: 'link', label: 'A', page: '', url: 'SITE/about-us' },
    '8.url',
    menuMessages.url,
  ],
  ['an empty label', 'header', { kind: 'link', label: ' ', page: '/privacy', url: '' }, '8.label', 'Label is required'],
  ['an empty group', 'header', { kind: 'group', label: 'A', links: [] }, '8.links', menuMessages.noLinks],
  [
    'a group among the quick links',
    'quick',
    { kind: 'group', label: 'A', links: [{ label: 'B', page: '/privacy', url: '' }] },
    '8.label',
    menuMessages.onlyLinks,
  ],
  [
    'a link between the groups',
    'footer',
    { kind: 'link', label: 'A', page: '/privacy', url: '' },
    '2.label',
    menuMessages.onlyGroups,
  ],
])('rejects %s with an error on the field', async (_name, menu, added, field, message) => {
  const sent = JSON.parse(JSON.stringify(added).replace('SITE', required('TEST_SITE_URL')))
  const { status, json } = await addTo(menu, sent)
  expect([status, (json as { errors: object }).errors]).toEqual([400, { [`entries.${field}`]: message }])
})

test('rejects a page that is hidden or was never published', async () => {
  const page = await newSitePage(editor)
  await editor.call('PUT', `/api/site-pages/${page.id}/place`, {
    json: { path: page.path, isHidden: true, placeVersion: 1 },
  })
  const added = await editor.call('POST', '/api/site-pages', { json: { title: 'Soon', path: `${page.path}-soon` } })
  const problemOf = async (id: number) => {
    const { json } = await addTo('quick', { kind: 'link', label: 'A', page: `page:${id}`, url: '' })
    return Object.values((json as { errors: object }).errors)
  }
  expect(await problemOf(page.id)).toEqual([menuMessages.hidden])
  expect(await problemOf((added.json as SavedPage).id)).toEqual([menuMessages.unpublished])
})

test('accepts one of several simultaneous saves, and restoring leaves out pages that were deleted', async () => {
  const [page, { version, entries }] = [await newSitePage(editor), await current('quick')]
  const replies = await Promise.all(
    ['One', 'Two', 'Three'].map((label) => save('quick', version, [...entries, linkTo(page, label)])),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect((await save('quick', version + 1, (await current('quick')).entries)).status).toBe(400)
  await editor.call('DELETE', `/api/site-pages/${page.id}`)
  expect((await save('quick', version + 1, homeOnly)).status).toBe(200)
  const restored = await editor.call('POST', '/api/menus/quick/restore', {
    json: { version: version + 2, from: version + 1 },
  })
  expect((restored.json as Saved).entries).toEqual(entries)
  const audited = await query<{ action: string }>(
    `SELECT "action" FROM "AuditEntry" WHERE "subject" = 'Quick links' ORDER BY "id" DESC LIMIT 3`,
  )
  expect(audited.map(({ action }) => action)).toEqual(['menu.restored', 'menu.changed', 'menu.changed'])
})

test("doesn't restore a version whose pages are all gone", async () => {
  const [page, { version }] = [await newSitePage(editor), await current('quick')]
  expect((await save('quick', version, [linkTo(page)])).status).toBe(200)
  expect((await save('quick', version + 1, homeOnly)).status).toBe(200)
  await editor.call('DELETE', `/api/site-pages/${page.id}`)
  const { status, json } = await editor.call('POST', '/api/menus/quick/restore', {
    json: { version: version + 2, from: version + 1 },
  })
  expect([status, (json as { message: string }).message]).toEqual([400, menuMessages.nothingLeft])
  expect((await current('quick')).entries).toEqual(homeOnly)
})
