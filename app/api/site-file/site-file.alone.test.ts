import { strToU8, unzipSync, zipSync } from 'fflate'
import sharp from 'sharp'
import {
  becomeAnotherCompany,
  logoFile,
  otherCompany,
  otherLook,
  saveLook,
  saveSetting,
  settingOf,
} from '@/e2e/support/another-company'
import { startOwnSite } from '@/e2e/support/own-site'
import { signInAdmin } from '@/e2e/support/people'
import { required } from '@/e2e/support/settings'
import { downloadSiteFile, importSiteFile, manifestIn, previewSiteFile, sendSiteFile } from '@/e2e/support/site-files'
import { allSections, contentOf, headerMenu, newId, newPicture, newSitePage, openPage } from '@/e2e/support/site-pages'
import type { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'
import { siteFileMessages as messages } from '@/lib/site/site-file/messages'
import type { Manifest, Preview } from '@/lib/site/site-file/schema'

const MAX_MS = 240_000
const paths = ['/', '/about-us', '/contact-us', '/privacy', '/our-team', '/our-team/offices', '/login', '/feed.xml']

const closing: (() => Promise<void>)[] = []
let exported: Uint8Array
let before: Record<string, string>
let owner: Visitor

afterAll(async () => {
  for (const close of closing.reverse()) await close()
}, MAX_MS)

const post = (path: string, zip: Uint8Array | File, data: object = {}, visitor = owner) =>
  sendSiteFile(visitor, path, zip, data)
const preview = (zip: Uint8Array | File) => previewSiteFile(owner, zip)
const importInto = (zip: Uint8Array) => importSiteFile(owner, zip)
async function exportSite(): Promise<Uint8Array> {
  const response = await downloadSiteFile(owner)
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="harborline-\d{4}-\d\d-\d\d\.zip"$/,
  )
  return new Uint8Array(await response.arrayBuffer())
}

/** The exported file with another site.json, and other files if they're given. */
function edited(change: (manifest: Manifest) => unknown, more: Record<string, Uint8Array> = {}): Uint8Array {
  const manifest = manifestIn(exported)
  const changed = change(manifest) ?? manifest
  return zipSync({ ...unzipSync(exported), 'site.json': strToU8(JSON.stringify(changed)), ...more })
}

/** What visitors see, without what differs between sites: origin, versions and names of stored images. */
async function servedPages(): Promise<Record<string, string>> {
  const site = required('TEST_SITE_URL')
  const texts = await Promise.all(
    paths.map(async (path) => {
      const { text } = await openPage(path)
      const same = text
        .replaceAll(site, 'SITE')
        .replaceAll(encodeURIComponent(site), 'SITE')
        .replace(/data-company="[^"]*"/g, '')
        .replace(/[\w-]{20,}(-\d+)?\.webp/g, 'IMAGE')
        .replace(/\/theme\/\d+(\.css|-)/g, 'THEME$1')
        .replace(/\?v=[\d.]+/g, '')
        // A hint that React only writes if the image is rendered before the head is sent.
        .replace(/<link rel="preload" as="image"[^>]*>/g, '')
        .replace(/<(lastBuildDate|pubDate|updated)>[^<]*/g, '')
      return [path, same] as const
    }),
  )
  return Object.fromEntries(texts)
}

test(
  'exports a site with every part changed as one zip file',
  async () => {
    closing.push(await startOwnSite({ SEED: 'none' }))
    owner = await becomeAnotherCompany()
    await saveLook(
      owner,
      { ...otherLook, logo: (await settingOf(owner, 'look')).value.logo },
      { squareLogo: await square() },
    )
    const picture = await newPicture(owner)
    const team = await newSitePage(owner, { title: 'Our team', sections: allSections(picture) }, '/our-team')
    const image = `<p>Our office <img src="/uploads/blogs/${picture.file}" alt="The office"></p>`
    const body = { ...contentOf().sections[0], body: image } as ReturnType<typeof contentOf>['sections'][number]
    await newSitePage(owner, { title: 'Our offices', sections: [body] }, '/our-team/offices')
    const moved = await newSitePage(owner, { title: 'Our port' }, '/the-harbor')
    const action = {
      kind: 'action' as const,
      id: newId(),
      label: 'Port',
      href: '/the-harbor?from=team#map',
      person: '',
    }
    const inText = { ...body, id: newId(), body: '<p>See <a href="/the-harbor#map">our port</a>.</p>' }
    await newSitePage(owner, { title: 'Links', sections: [action, inText] }, '/the-links')
    const place = { path: '/the-port', isHidden: false, placeVersion: moved.placeVersion }
    expect((await owner.call('PUT', `/api/site-pages/${moved.id}/place`, { json: place })).status).toBe(200)
    const { version, entries } = await headerMenu(owner)
    const link = { kind: 'link', label: 'The team', page: `page:${team.id}`, url: '' }
    const menu = { version, entries: [...entries, link] }
    expect(await owner.call('PUT', '/api/menus/header', { json: menu })).toMatchObject({ status: 200 })
    const texts = { lead: 'Two harbors, one crew: {company}.' }
    // Setup wrote the outline as version 1.
    expect(await owner.call('PUT', '/api/site-texts/about-us', { json: { version: 1, texts } })).toMatchObject({
      status: 200,
    })
    await until(async () => (await openPage('/')).text.includes('The team'))

    before = await servedPages()
    exported = await exportSite()
    const files = Object.keys(unzipSync(exported))
    expect(files.filter((path) => path.startsWith('pictures/'))).toHaveLength(3)
    const manifest = manifestIn(exported)
    expect(manifest).toMatchObject({ format: 'site', version: 1, company: { name: 'Harborline' } })
    expect(manifest.pages.find(({ path }) => path === '/the-links')?.content.sections).toMatchObject([
      { href: '/the-port?from=team#map' },
      { body: expect.stringContaining('<a href="/the-port#map">') },
    ])
    expect((await owner.call('GET', '/api/exports/audit?action=list.exported')).text).toContain('site')
  },
  MAX_MS,
)

const square = async () => {
  const made = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#b3261e' } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(made)], 'square.png', { type: 'image/png' })
}

test(
  "importing the site's own export changes nothing",
  async () => {
    expect((await preview(exported)).json).toMatchObject({ parts: [], staying: [] })
    expect(await importInto(exported)).toMatchObject({ status: 400, json: { message: messages.same } })
  },
  MAX_MS,
)

test(
  'the preview of an import into an empty installation lists every change, and the import serves the same pages',
  async () => {
    closing.push(await startOwnSite({ SEED: 'none' }))
    owner = await signInAdmin()
    const { json } = await preview(exported)
    const { parts } = json as Preview
    expect(parts.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'Company',
        'Brand',
        'Privacy and terms',
        'Page: Our team',
        'Menu: Header',
        'Texts: Home',
      ]),
    )
    expect(parts.find(({ name }) => name === 'Company')?.changes).toContainEqual({
      label: 'Name',
      before: 'Cedarbridge',
      after: 'Harborline',
    })
    expect(await importInto(exported)).toMatchObject({ status: 200, json: { message: messages.imported } })
    await until(async () => (await openPage('/')).text.includes('The team'))
    const after = await servedPages()
    for (const path of paths) expect(after[path]).toBe(before[path])
    const picture = /\/uploads\/blogs\/[\w-]{20,}\.webp/.exec((await openPage('/our-team/offices')).text)?.[0]
    expect(await owner.call('GET', picture ?? '/none')).toMatchObject({ status: 200 })
    const { value } = await settingOf(owner, 'look')
    expect(await owner.call('GET', `/uploads/site/${value.logo}`)).toMatchObject({ status: 200 })
  },
  MAX_MS,
)

test(
  'importing the same file again changes nothing, although its images were re-encoded',
  async () => {
    expect((await preview(exported)).json).toMatchObject({ parts: [] })
  },
  MAX_MS,
)

test(
  'each part can be restored from its history, and the audit log says what was imported',
  async () => {
    const { version } = await settingOf(owner, 'company')
    await owner.call('POST', '/api/settings/company/restore', { json: { version, from: 0 } })
    expect((await settingOf(owner, 'company')).value.name).toBe('Cedarbridge')
    expect(((await preview(exported)).json as Preview).parts.map(({ name }) => name)).toEqual(['Company'])
    const { text } = await owner.call('GET', '/api/exports/audit')
    for (const action of [
      'site-file.imported',
      'setting.saved',
      'site-page.added',
      'menu.changed',
      'site-text.published',
    ])
      expect(text).toContain(action)
    expect((await importInto(exported)).status).toBe(200)
  },
  MAX_MS,
)

test(
  "keeps pages that aren't in the file, and lists them",
  async () => {
    await newSitePage(owner, { title: 'Pier rules' }, '/pier-rules')
    expect((await preview(exported)).json).toMatchObject({ parts: [], staying: ['Pier rules'] })
  },
  MAX_MS,
)

test(
  'keeps the drafts of the pages that an import changes',
  async () => {
    const { href } = (await owner.call('GET', '/api/edit-link?path=/our-team')).json as { href: string }
    const id = /\d+/.exec(href)?.[0]
    const previews = [`/site-pages/${id}/preview`, '/site-texts/about-us/preview']
    const page = { version: 1, ...contentOf({ title: 'My draft' }) }
    const texts = { version: 1, texts: { lead: 'My draft' } }
    for (const [path, json] of [
      [`/api/site-pages/${id}/draft`, page],
      ['/api/site-texts/about-us/draft', texts],
    ] as const)
      expect(await owner.call('PUT', path, { json })).toMatchObject({ status: 200 })
    const zip = edited((manifest) => {
      const team = manifest.pages.find(({ path }) => path === '/our-team')
      Object.assign(team?.content ?? {}, { title: 'Our crew' })
      Object.assign(manifest.texts['about-us'] ?? {}, { lead: 'One harbor, two crews.' })
    })
    expect((await importInto(zip)).status).toBe(200)
    for (const preview of previews) expect((await openPage(preview, undefined, owner)).text).toContain('My draft')
    expect((await importInto(exported)).status).toBe(200)
  },
  MAX_MS,
)

test(
  'rejects an import if the site has changed since the preview',
  async () => {
    const zip = edited((manifest) => ({ ...manifest, company: { ...manifest.company, name: 'Third' } }))
    const { state } = (await preview(zip)).json as Preview
    await saveSetting(owner, 'company', { ...otherCompany, tagline: 'Changed in between' })
    expect(await post('/api/site-file', zip, { state })).toMatchObject({
      status: 409,
      json: { message: messages.changed },
    })
    await saveSetting(owner, 'company', otherCompany)
  },
  MAX_MS,
)

test(
  'accepts one of several simultaneous imports',
  async () => {
    const zip = edited((manifest) => ({ ...manifest, company: { ...manifest.company, tagline: 'Race to the pier' } }))
    const { state } = (await preview(zip)).json as Preview
    const replies = await Promise.all([1, 2, 3].map(() => post('/api/site-file', zip, { state })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    await saveSetting(owner, 'company', otherCompany)
  },
  MAX_MS,
)

test.each<[string, (manifest: Manifest) => unknown, string]>([
  ['an unknown property', (file) => ({ ...file, scripts: [] }), 'scripts: Unknown parameter'],
  [
    'an office without a city',
    (file) => {
      Object.assign(file.company.offices[1] ?? {}, { city: '' })
    },
    'company.offices.1.city: City is required',
  ],
  [
    'a phone number that no country has',
    (file) => {
      Object.assign(file.company.offices[0] ?? {}, { phone: '+999 1234567' })
    },
    'company.offices.0.phone: ',
  ],
  [
    'a country code that no country has',
    (file) => ({ ...file, company: { ...file.company, phoneCode: '+999' } }),
    'company.phoneCode: ',
  ],
  ['a color that can’t be read', (file) => ({ ...file, look: { ...file.look, brand: '#fefefe' } }), 'look.brand: '],
  [
    'a link that runs',
    (file) => {
      const hero = file.pages[0]?.content.sections.find(({ kind }) => kind === 'hero')
      Object.assign(hero ?? {}, { link: { label: 'Go', href: 'javascript:alert(1)' } })
    },
    'pages.0.content.sections.0.link.href: ',
  ],
  [
    'a link to no page',
    (file) => {
      const hero = file.pages[0]?.content.sections.find(({ kind }) => kind === 'hero')
      Object.assign(hero ?? {}, { link: { label: 'Go', href: '/nowhere' } })
    },
    "pages.0.content.sections.0.link.href: There's no page at /nowhere.",
  ],
  [
    'a path of the site itself',
    (file) => {
      Object.assign(file.pages[0] ?? {}, { path: '/dashboard' })
    },
    'pages.0.path: ',
  ],
  [
    'a page twice',
    (file) => ({ ...file, pages: [...file.pages, ...file.pages] }),
    'pages.4.path: The page /our-team is in the file twice.',
  ],
  [
    'a menu with a page that doesn’t exist',
    (file) => ({
      ...file,
      menus: { ...file.menus, quick: [{ kind: 'link', label: 'A', page: 'page:/nowhere', url: '' }] },
    }),
    'menus.quick.entries.0.page: ',
  ],
  ['texts of no page', (file) => ({ ...file, texts: { 'no-page': { lead: 'x' } } }), 'texts.no-page: '],
  [
    'changed terms under the same version',
    (file) => {
      Object.assign(file.terms.sections[0] ?? {}, { text: 'Other words.' })
    },
    'terms.termsVersion: ',
  ],
  [
    'a missing image',
    (file) => ({ ...file, look: { ...file.look, darkLogo: 'missing.webp' } }),
    'The image missing.webp is missing.',
  ],
  [
    'an image outside its folder',
    (file) => ({ ...file, look: { ...file.look, darkLogo: '../../etc/passwd' } }),
    'is missing',
  ],
  ['a newer format', (file) => ({ ...file, version: 2 }), messages.newer],
  ['another kind of file', (file) => ({ ...file, format: 'blog' }), messages.notSiteFile],
])(
  'rejects %s with its path in the file, and changes nothing',
  async (_name, change, message) => {
    const state = (await preview(exported)).json as Preview
    const zip = edited(change)
    const { status, json } = await preview(zip)
    expect([status, (json as { errors: { file: string } }).errors.file]).toEqual([
      400,
      expect.stringContaining(message),
    ])
    expect((await post('/api/site-file', zip, { state: state.state })).status).toBe(400)
    expect(((await preview(exported)).json as Preview).state).toBe(state.state)
  },
  MAX_MS,
)

const text = (given: string) => strToU8(given)
const bomb = () => zipSync({ 'site.json': new Uint8Array(60 * 1024 * 1024) }, { level: 9 })

test.each<[string, () => Uint8Array | File, number, string]>([
  ['a zip bomb', bomb, 400, "The file is larger than 40 MB when it's unpacked."],
  ['a path out of the folder', () => edited(() => null, { '../../evil.txt': text('x') }), 400, "doesn't belong in it"],
  ['an absolute path', () => edited(() => null, { '/etc/passwd': text('x') }), 400, "doesn't belong in it"],
  ['a script', () => edited(() => null, { 'pictures/a.js': text('alert(1)') }), 400, "doesn't belong in it"],
  [
    'an image that nothing uses',
    () => edited(() => null, { 'pictures/a.webp': text('x') }),
    400,
    "doesn't belong in it",
  ],
  ['a zip file without a site', () => zipSync({ 'pictures/a.webp': text('x') }), 400, messages.notSiteFile],
  ['text that isn’t JSON', () => zipSync({ 'site.json': text('{') }), 400, messages.notSiteFile],
  ['half of a zip file', () => exported.slice(0, exported.length / 2), 400, "We couldn't read this zip file."],
  ['a picture', () => logoFile('logo.png'), 415, 'Choose a .zip file.'],
  ['a picture named like a zip file', () => logoFile('logo.zip'), 415, "The file's content doesn't match its type."],
  ['a file over 30 MB', () => new File([new Uint8Array(31 * 1024 * 1024)], 'site.zip'), 413, ''],
])(
  'rejects %s',
  async (_name, make, expected, message) => {
    const { status, json } = await preview(make())
    expect(status).toBe(expected)
    expect((json as { message: string }).message).toContain(message)
  },
  MAX_MS,
)

test(
  'rejects an image that is a script or an SVG',
  async () => {
    const { logo } = manifestIn(exported).look
    for (const fake of ['<script>alert(1)</script>', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>']) {
      const { status, json } = await preview(edited(() => null, { [`pictures/${logo}`]: text(fake) }))
      expect([status, (json as { message: string }).message]).toEqual([
        400,
        expect.stringContaining(`pictures/${logo}: `),
      ])
    }
  },
  MAX_MS,
)

test(
  'removes scripts from the text of pages',
  async () => {
    const zip = edited((manifest) => {
      const section = manifest.pages[1]?.content.sections[0]
      Object.assign(section ?? {}, { body: '<p onclick="alert(1)">Hello<script>alert(2)</script></p>' })
    })
    expect((await importInto(zip)).status).toBe(200)
    await until(async () => (await openPage('/our-team/offices')).text.includes('<p>Hello</p>'))
  },
  MAX_MS,
)
