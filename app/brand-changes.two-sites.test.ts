import { logoFile, otherCompany, otherLook, saveLook, saveSetting, settingOf } from '@/e2e/support/another-company'
import { anHourAhead } from '@/e2e/support/clock'
import { signInAdmin } from '@/e2e/support/people'
import { required } from '@/e2e/support/settings'
import { contentOf, headerMenu, newPath, newSitePage, openPage, publishSitePage } from '@/e2e/support/site-pages'
import type { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'
import sampleCompany from '@/lib/site/settings/sample-company.json' with { type: 'json' }

const first = required('TEST_SITE_URL')
const second = required('TEST_SECOND_SITE_URL')
const processes: [string, string, string][] = [
  ['the first', first, second],
  ['the second', second, first],
]

let owner: Visitor

beforeAll(async () => {
  owner = await signInAdmin()
})
afterAll(async () => {
  for (const name of ['company', 'look']) {
    const { version } = await settingOf(owner, name)
    await owner.call('POST', `/api/settings/${name}/restore`, { json: { version, from: 0 } })
  }
})

const htmlOf = async (site: string, path: string) => (await openPage(path, site)).text

/** Both processes cache the pages for an hour, so that only a notification can drop them. */
const cachePages = (...paths: string[]) =>
  anHourAhead(() => Promise.all([first, second].flatMap((site) => paths.map((path) => htmlOf(site, path)))))

const untilPage = (site: string, path: string, holds: (html: string) => boolean) =>
  until(async () => holds(await htmlOf(site, path)))

const pagesOfCompany = [
  '/',
  '/contact-us',
  '/about-us',
  '/login',
  '/applied-jobs',
  '/feed.xml',
  '/manifest.webmanifest',
]

test.each(processes)('company settings saved by %s process are served by the other', async (_name, saving, other) => {
  await cachePages(...pagesOfCompany)
  const name = `Pier ${crypto.randomUUID().slice(0, 8)}`
  const company = { ...otherCompany, name, legalName: `${name}, Inc.`, description: `${name} staffs harbors.` }
  expect(await saveSetting(owner.at(saving), 'company', company)).toMatchObject({ status: 200 })
  await Promise.all(pagesOfCompany.map((path) => untilPage(other, path, (html) => html.includes(name))))
  // No page of either process falls back to what it showed before.
  const shown = await Promise.all(
    [saving, other].flatMap((site) =>
      pagesOfCompany.map(async (path) => {
        const html = await htmlOf(site, path)
        const at = html.indexOf(sampleCompany.legalName)
        return at < 0 ? [] : [`${site}${path}: ${html.slice(at - 100, at + 100)}`]
      }),
    ),
  )
  expect(shown.flat()).toEqual([])
})

test.each(processes)(
  'a brand saved by %s process is served by the other, with its files',
  async (_name, saving, other) => {
    const brand = saving === first ? '#1d3f8f' : '#0f5132'
    await cachePages('/')
    const saved = await saveLook(owner.at(saving), { ...otherLook, brand }, { logo: logoFile() })
    const { version, value } = saved.json as { version: number; value: { logo: string } }
    await untilPage(other, '/', (html) => html.includes(`/theme/${version}.css`) && html.includes(value.logo))
    const sheet = await fetch(`${other}/theme/${version}.css`)
    expect([sheet.status, await sheet.text()]).toEqual([
      200,
      expect.stringContaining(`--color-brand:light-dark(${brand}`),
    ])
    expect((await fetch(`${other}/uploads/site/${value.logo}`)).status).toBe(200)
    const icons = await Promise.all(
      [saving, other].map(async (site) => Buffer.from(await (await fetch(`${site}/theme/app-192.png`)).arrayBuffer())),
    )
    expect(icons[0]?.equals(icons[1] ?? Buffer.alloc(0))).toBe(true)
  },
)

test.each(processes)(
  'a page that %s process publishes, moves and deletes changes in the other',
  async (_name, saving, other) => {
    const editor = owner.at(saving)
    const path = newPath('two')
    expect(await htmlOf(other, path)).not.toContain('Careers at our company')
    const { id } = await newSitePage(editor, {}, path)
    await untilPage(other, path, (html) => html.includes('Careers at our company'))
    await cachePages(path)
    await publishSitePage(editor, id, 1, contentOf({ title: 'Rewritten elsewhere' }))
    await untilPage(other, path, (html) => html.includes('Rewritten elsewhere'))
    const moved = `${path}-moved`
    await editor.call('PUT', `/api/site-pages/${id}/place`, { json: { path: moved, isHidden: false, placeVersion: 1 } })
    await untilPage(other, moved, (html) => html.includes('Rewritten elsewhere'))
    await cachePages(moved)
    expect((await openPage(path, other)).status).toBe(308)
    await editor.call('DELETE', `/api/site-pages/${id}`)
    await untilPage(other, moved, (html) => !html.includes('Rewritten elsewhere'))
    expect((await openPage(moved, other)).status).toBe(410)
  },
)

test.each(processes)('a menu saved by %s process is served by the other', async (_name, saving, other) => {
  const editor = owner.at(saving)
  const page = await newSitePage(editor, { title: 'Linked page' })
  const label = `Pier ${crypto.randomUUID().slice(0, 8)}`
  const { version, entries } = await headerMenu(editor)
  await cachePages('/', '/privacy', '/applied-jobs')
  const link = { kind: 'link', label, page: `page:${page.id}`, url: '' }
  const saved = await editor.call('PUT', '/api/menus/header', { json: { version, entries: [...entries, link] } })
  expect(saved).toMatchObject({ status: 200 })
  for (const path of ['/', '/privacy', '/applied-jobs']) await untilPage(other, path, (html) => html.includes(label))
  await editor.call('POST', '/api/menus/header/restore', { json: { version: version + 1, from: 0 } })
  await untilPage(other, '/', (html) => !html.includes(label))
  await editor.call('DELETE', `/api/site-pages/${page.id}`)
})
