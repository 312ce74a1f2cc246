import { query } from '@/e2e/support/database'
import { newAdmin, newSeeker } from '@/e2e/support/people'
import { required, siteUrls } from '@/e2e/support/settings'
import {
  addSitePage,
  allSections,
  contentOf,
  newPath,
  newPicture,
  newSitePage,
  openPage,
  publishSitePage,
  type SavedPage,
} from '@/e2e/support/site-pages'
import { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'
import { sitePageMessages } from '@/lib/content/site-pages/messages'
import type { PageSection } from '@/lib/content/site-pages/schema'

const sites = siteUrls()
let editor: Visitor

beforeAll(async () => {
  editor = await newAdmin('EDITOR')
})

const place = (page: SavedPage, change: Partial<Pick<SavedPage, 'path' | 'isHidden' | 'placeVersion'>>) => {
  const { path, isHidden, placeVersion } = { ...page, ...change }
  return editor.call('PUT', `/api/site-pages/${page.id}/place`, { json: { path, isHidden, placeVersion } })
}
const errorsOf = (json: unknown) => (json as { errors?: Record<string, string> }).errors ?? {}
const statusAt = async (path: string, site?: string) => (await openPage(path, site)).status

test('every process serves a published page at its path, light and with complete metadata', async () => {
  const path = newPath()
  const { id } = await addSitePage(editor, path)
  expect(await statusAt(path)).toBe(404)
  const { json: edited } = await editor.call('GET', `/api/edit-link?path=${path}`)
  expect(edited).toEqual({ href: `/site-pages/${id}/edit` })
  const picture = await newPicture(editor)
  const content = contentOf({ sections: allSections(picture), metaTitle: 'Careers in engineering' })
  const published = await publishSitePage(editor, id, 0, content)
  expect(published.json).toMatchObject({
    id,
    path,
    version: 1,
    title: content.title,
    content: { title: content.title },
  })
  for (const site of sites) await until(async () => (await statusAt(path, site)) === 200)

  const { text, headers } = await openPage(path)
  expect(text).not.toContain('__next_f')
  expect(headers.get('content-security-policy')).toBe(
    (await openPage('/about-us')).headers.get('content-security-policy'),
  )
  expect(text).toContain('<title>Careers in engineering | ')
  expect(text).toContain(`<meta name="description" content="${content.description}"/>`)
  expect(text).toContain(`<link rel="canonical" href="${required('TEST_SITE_URL')}${path}"/>`)
  expect(text).toMatch(/"@type":"BreadcrumbList".*"name":"Careers at our company"/)
  for (const words of [
    'Careers that stay interesting',
    'one recruiter',
    'Weekly pay',
    'Ines Okafor',
    '19 days',
    'The client pays us.',
  ])
    expect(text).toContain(words)
  expect(text).toContain(`/uploads/blogs/${picture.file}`)
  expect((await openPage('/sitemap.xml')).text).toContain(`${path}</loc>`)
})

test.each([
  ['/about-us', sitePageMessages.pathOfSite],
  ['/case-studies/anything', sitePageMessages.pathOfSite],
  ['/dashboard', sitePageMessages.pathOfSite],
  ['/api/anything', sitePageMessages.pathReserved],
  ['/healthz', sitePageMessages.pathReserved],
  ['/admin/team', sitePageMessages.pathReserved],
  ['/pictures/x', sitePageMessages.pathReserved],
  ['/Team', sitePageMessages.pathForm],
  ['/one/two/three', sitePageMessages.pathForm],
  ['/team/', sitePageMessages.pathForm],
  ['team', sitePageMessages.pathForm],
  ['/../etc', sitePageMessages.pathForm],
  ['//evil', sitePageMessages.pathForm],
  ['/a.html', sitePageMessages.pathForm],
  [`/${'a'.repeat(90)}`, sitePageMessages.pathForm],
])('no page can be at %s', async (path, message) => {
  const { status, json } = await editor.call('POST', '/api/site-pages', { json: { title: 'Careers', path } })
  expect([status, errorsOf(json).path]).toEqual([400, message])
})

test('accepts one of several pages added at the same path at once', async () => {
  const path = newPath()
  const replies = await Promise.all(
    [1, 2, 3].map((number) => editor.call('POST', '/api/site-pages', { json: { title: `Page ${number}`, path } })),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 400, 400])
  for (const { status, json } of replies)
    if (status === 400) expect(errorsOf(json).path).toBe(sitePageMessages.pathTaken)
})

test('every former path of a page redirects straight to its current one', async () => {
  const [first, second, third] = [newPath('one'), newPath('two'), newPath('about-us/three')]
  let page = await newSitePage(editor, {}, first)
  for (const path of [second, third]) page = (await place(page, { path })).json as SavedPage
  const leadsTo = async (path: string, site?: string) => {
    const { status, headers } = await openPage(path, site)
    return [status, new URL(headers.get('location') ?? '/none', 'http://x').pathname]
  }
  for (const site of sites) {
    await until(async () => (await statusAt(third, site)) === 200)
    await until(async () => (await leadsTo(first, site))[0] === 308)
    expect([await leadsTo(first, site), await leadsTo(second, site)]).toEqual([
      [308, third],
      [308, third],
    ])
  }
  page = (await place(page, { path: first })).json as SavedPage
  await until(async () => (await statusAt(first)) === 200)
  expect([await leadsTo(second), await leadsTo(third)]).toEqual([
    [308, first],
    [308, first],
  ])

  // A new page takes over the old path when it's published, not before.
  const other = await addSitePage(editor, second)
  expect(await leadsTo(second)).toEqual([308, first])
  await publishSitePage(editor, other.id, 0, contentOf({ title: 'Another page' }))
  await until(async () => (await statusAt(second)) === 200)
  const taken = await place(page, { path: second })
  expect([taken.status, errorsOf(taken.json).path]).toEqual([400, sitePageMessages.pathTaken])
})

test('the paths of a deleted page are gone, unless it was never published', async () => {
  const [before, after] = [newPath('before'), newPath('after')]
  const page = await newSitePage(editor, {}, before)
  await place(page, { path: after })
  await until(async () => (await statusAt(after)) === 200)
  expect((await editor.call('DELETE', `/api/site-pages/${page.id}`)).status).toBe(200)
  for (const site of sites)
    for (const path of [before, after]) await until(async () => (await statusAt(path, site)) === 410)
  const { text, headers } = await openPage(after)
  expect(text).toContain('Page not found')
  expect(headers.get('cache-control')).not.toContain('max-age=3')
  expect((await openPage('/sitemap.xml')).text).not.toContain(after)

  const draft = await addSitePage(editor)
  expect((await editor.call('DELETE', `/api/site-pages/${draft.id}`)).status).toBe(200)
  expect(await statusAt(draft.path)).toBe(404)
  expect((await editor.call('DELETE', `/api/site-pages/${draft.id}`)).status).toBe(404)
  // The path is free again.
  await newSitePage(editor, {}, after)
  await until(async () => (await statusAt(after)) === 200)
})

test('a hidden page stays at its path, but not in the sitemap or search engines', async () => {
  const page = await newSitePage(editor)
  const hidden = (await place(page, { isHidden: true })).json as SavedPage
  await until(async () => (await openPage(page.path)).text.includes('<meta name="robots" content="noindex"/>'))
  expect(await statusAt(page.path)).toBe(200)
  expect((await openPage('/sitemap.xml')).text).not.toContain(page.path)
  expect((await place(page, { isHidden: false })).status).toBe(409)
  await place(hidden, { isHidden: false })
  await until(async () => !(await openPage(page.path)).text.includes('noindex'))
  expect((await openPage('/sitemap.xml')).text).toContain(page.path)
})

test('accepts one of several simultaneous publications and returns the current version to the others', async () => {
  const page = await newSitePage(editor)
  const replies = await Promise.all(
    [1, 2, 3, 4].map((number) => publishSitePage(editor, page.id, 1, contentOf({ title: `Title ${number}` }))),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  const won = replies.find(({ status }) => status === 200)?.json as SavedPage
  for (const { status, json } of replies)
    if (status === 409) expect((json as { current: SavedPage }).current).toMatchObject({ version: 2, title: won.title })
  const same = await publishSitePage(editor, page.id, 2, won.content ?? {})
  expect([same.status, (same.json as { message: string }).message]).toEqual([400, sitePageMessages.same])
  expect((await place(page, {})).status).toBe(400)
  const stale = await place(page, { path: newPath(), placeVersion: 7 })
  expect([stale.status, (stale.json as { current: SavedPage }).current.path]).toEqual([409, page.path])
})

test('an earlier version can be restored, and the history says who published what', async () => {
  const page = await newSitePage(editor, { title: 'First title' })
  await publishSitePage(editor, page.id, 1, contentOf({ title: 'Second title' }))
  const restore = (version: number, from: number) =>
    editor.call('POST', `/api/site-pages/${page.id}/restore`, { json: { version, from } })
  expect((await restore(1, 1)).status).toBe(409)
  expect((await restore(2, 9)).status).toBe(404)
  expect((await restore(2, 1)).json).toMatchObject({ version: 3, title: 'First title' })
  await until(async () => (await openPage(page.path)).text.includes('First title'))
  await editor.call('DELETE', `/api/site-pages/${page.id}`)
  const entries = await query<{ action: string }>(
    `SELECT "action" FROM "AuditEntry" WHERE "subjectId" = $1 AND "action" LIKE 'site-page.%' ORDER BY "id"`,
    [page.id],
  )
  expect(entries.map(({ action }) => action)).toEqual(
    ['added', 'published', 'published', 'restored', 'deleted'].map((verb) => `site-page.${verb}`),
  )
})

test('only its editor sees a draft, which can be incomplete, and publishing deletes it', async () => {
  const page = await newSitePage(editor)
  const [other, recruiter, { visitor: seeker }] = [
    await newAdmin('EDITOR'),
    await newAdmin('RECRUITER'),
    await newSeeker(),
  ]
  const [first] = allSections()
  const incomplete = { ...first, heading: '', link: { label: '', href: 'not yet' } }
  const content = { ...contentOf({ title: 'Drafted title', description: '' }), sections: [incomplete] }
  const draft = { json: { version: 1, ...content } }
  expect((await editor.call('PUT', `/api/site-pages/${page.id}/draft`, draft)).status).toBe(200)
  const preview = `/site-pages/${page.id}/preview`
  const own = await openPage(preview, undefined, editor)
  expect([own.status, own.text.includes('Drafted title'), own.text.includes('not yet')]).toEqual([200, true, false])
  expect((await openPage(preview, undefined, other)).text).not.toContain('Drafted title')
  for (const visitor of [recruiter, seeker, new Visitor()]) {
    const { status, text } = await openPage(preview, undefined, visitor)
    expect([status >= 300 && status < 400, text.includes('Drafted title')]).toEqual([true, false])
  }
  expect((await openPage(page.path)).text).not.toContain('Drafted title')
  expect((await editor.call('DELETE', `/api/site-pages/${page.id}/draft`)).status).toBe(200)
  expect((await openPage(preview, undefined, editor)).text).not.toContain('Drafted title')
})

const sectionOf = (kind: PageSection['kind'], change: object) => ({
  ...allSections().find((section) => section.kind === kind),
  ...change,
})
const picture = { file: 'nowhere.webp', width: 10, height: 10, alt: 'A desk' }

test.each<[string, object, string]>([
  ['no title', { title: ' ' }, 'title'],
  ['a long title', { title: 'x'.repeat(61) }, 'title'],
  ['a long search engine title', { metaTitle: 'x'.repeat(61) }, 'metaTitle'],
  ['a long description', { description: 'x'.repeat(156) }, 'description'],
  ['reversed text', { title: 'Careers \u202eevil' }, 'title'],
  ['no sections', { sections: [] }, 'sections'],
  ['too many sections', { sections: Array.from({ length: 31 }, () => allSections()[5]) }, 'sections'],
  ['an unknown kind of section', { sections: [{ kind: 'script', id: 'abcdef' }] }, 'sections.0.kind'],
  ['an unknown property', { sections: [sectionOf('quote', { onclick: 'x' })] }, 'onclick'],
  ['an empty heading', { sections: [sectionOf('steps', { heading: '' })] }, 'sections.0.heading'],
  ['one tab', { sections: [sectionOf('tabs', { items: [] })] }, 'sections.0.items'],
  ['text that is only markup', { sections: [sectionOf('text', { body: '<p> </p>' })] }, 'sections.0.body'],
  ['text that is only a script', { sections: [sectionOf('text', { body: '<script>a</script>' })] }, 'sections.0.body'],
  ['a link that runs', { sections: [sectionOf('action', { href: 'javascript:alert(1)' })] }, 'sections.0.href'],
  ['a link without encryption', { sections: [sectionOf('action', { href: 'http://a.example' })] }, 'sections.0.href'],
  ['a link to no page', { sections: [sectionOf('action', { href: '/no-such-page' })] }, 'sections.0.href'],
  ['a link into the console', { sections: [sectionOf('action', { href: '/dashboard' })] }, 'sections.0.href'],
  [
    'a button without a text',
    { sections: [sectionOf('hero', { link: { label: '', href: '/' } })] },
    'sections.0.link.label',
  ],
  [
    'a button that leads nowhere',
    { sections: [sectionOf('hero', { link: { label: 'Go', href: '' } })] },
    'sections.0.link.href',
  ],
  [
    'an image without a description',
    { sections: [sectionOf('hero', { picture: { ...picture, alt: '' } })] },
    'sections.0.picture.alt',
  ],
  ['an image that was never uploaded', { sections: [sectionOf('hero', { picture })] }, 'sections.0.picture.file'],
  [
    'an image from elsewhere',
    { sections: [sectionOf('hero', { picture: { ...picture, file: '../a.webp' } })] },
    'sections.0.picture.file',
  ],
])('rejects %s with an error on the field, and publishes nothing', async (_name, change, field) => {
  const { id, path } = await addSitePage(editor)
  const { status, json } = await publishSitePage(editor, id, 0, { ...contentOf(), ...change })
  expect([status, Object.keys(errorsOf(json))]).toEqual([400, [field]])
  expect(await statusAt(path)).toBe(404)
})

test('an image keeps its stored size, whatever size is sent', async () => {
  const stored = await newPicture(editor)
  const sections = [sectionOf('hero', { picture: { ...stored, width: 3, height: 1_600 } })] as PageSection[]
  const page = await newSitePage(editor, { sections })
  expect(page.content?.sections[0]).toMatchObject({ picture: stored })
})

test("the console lists every page that links to a page before it's deleted", async () => {
  const page = await newSitePage(editor)
  const action = { kind: 'action', id: 'action01', label: 'Go', href: `${page.path}#team`, person: '' } as const
  const [text] = contentOf().sections
  const inText = { ...text, body: `<p>See <a href="${page.path}">the page</a>.</p>` } as PageSection
  const linking = await newSitePage(editor, { title: 'Links by a button', sections: [action] })
  await newSitePage(editor, { title: 'Links in its text', sections: [inText] })
  await newSitePage(editor, { title: 'Links to a longer path', sections: [{ ...action, href: '/about-us' }] })
  expect((await place(page, { path: newPath() })).status).toBe(200)
  const html = (await editor.call('GET', `/site-pages/${page.id}`, { headers: { accept: 'text/html' } })).text
  expect(html).toContain('Page: Links by a button')
  expect(html).toContain('Page: Links in its text')
  expect(html).not.toContain('Page: Links to a longer path')
  // The old path redirects, so the link still works.
  const content = contentOf({ lead: 'Changed', sections: [action] })
  const reply = await publishSitePage(editor, linking.id, linking.version, content)
  expect(reply.status).toBe(200)
})
