import { query } from '@/e2e/support/database'
import { newAdmin, newSeeker } from '@/e2e/support/people'
import { siteUrls } from '@/e2e/support/settings'
import { newPicture } from '@/e2e/support/site-pages'
import { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'

type Texts = { version: number; texts: Record<string, string>; changedBy: string }

const sites = siteUrls()
const html = { headers: { accept: 'text/html' } }
const key = 'sections.0.heading'
const image = 'tabs.java.picture'
let editor: Visitor

beforeAll(async () => {
  editor = await newAdmin('EDITOR')
})

const publish = (page: string, version: number, texts: object, visitor = editor) =>
  visitor.call('PUT', `/api/site-texts/${page}`, { json: { version, texts } })
const restore = (page: string, version: number, from: number) =>
  editor.call('POST', `/api/site-texts/${page}/restore`, { json: { version, from } })

/** Returns the current version, which the API sends if someone publishes an unknown one. */
async function versionOf(page: string): Promise<number> {
  const { json } = await publish(page, 2_000_000_000, {})
  return (json as { current: Texts }).current.version
}

const read = async (path: string, site?: string) => (await new Visitor(site).call('GET', path, html)).text

test('publishes escaped text in every process, and restoring removes it', async () => {
  const version = await versionOf('our-niche')
  const before = await read('/our-niche')
  const hostile = `</script><script>alert("${Date.now()}")</script>`
  const texts = { [key]: hostile, title: hostile.slice(0, 100), metaTitle: 'Niche </title><b>' }
  const published = await publish('our-niche', version, texts)
  expect(published.status).toBe(200)
  expect(published.json).toMatchObject({ page: 'our-niche', version: version + 1, texts, changedBy: 'Test EDITOR' })
  for (const site of sites) await until(async () => (await read('/our-niche', site)).includes('alert(&quot;'))
  const page = await read('/our-niche')
  for (const raw of ['<script>alert(', '</title><b>']) expect(page).not.toContain(raw)
  // The drawn share image has the default title in it.
  expect(before).toContain('/share/our-niche.png')
  expect(page).not.toContain('/share/our-niche.png')
  const etag = (await new Visitor().call('GET', '/our-niche', html)).headers.get('etag')
  expect((await restore('our-niche', version + 1, version)).json).toMatchObject({ version: version + 2, texts: {} })
  for (const site of sites) await until(async () => !(await read('/our-niche', site)).includes('alert(&quot;'))
  expect((await new Visitor().call('GET', '/our-niche', html)).headers.get('etag')).not.toBe(etag)
  expect((await read('/our-niche')).match(/<h2[^>]*>[^<]*/g)).toEqual(before.match(/<h2[^>]*>[^<]*/g))
})

test.each([
  ['case-harrow-county-credit-union', 'quote.text', ['/case-studies/harrow-county-credit-union', '/']],
  ['case-harrow-county-credit-union', 'change', ['/case-studies', '/our-track-record']],
  ['hirefromus', 'steps.0.text', ['/hirefromus']],
  ['blogsection', 'lead', ['/blogsection']],
])('updates every page that shows %s, %s, and restoring reverts them', async (page, key, paths) => {
  const version = await versionOf(page)
  const text = `Changed ${Date.now()}`
  expect((await publish(page, version, { [key]: text })).status).toBe(200)
  const preview = await editor.call('GET', `/site-texts/${page}/preview`, html)
  expect([preview.status, preview.text.includes(text)]).toEqual([200, true])
  for (const path of paths) await until(async () => (await read(path)).includes(text))
  expect((await restore(page, version + 1, version)).status).toBe(200)
  for (const path of paths) await until(async () => !(await read(path)).includes(text))
})

test('publishes an uploaded image with its own size, and rejects one that was never uploaded', async () => {
  const { file, width, height } = await newPicture(editor)
  const version = await versionOf('technology-trainings')
  const publishImage = (text: string, after: number) =>
    publish('technology-trainings', after, { [image]: text, [`${image.slice(0, -'picture'.length)}alt`]: 'A class' })
  const missing = await publishImage('not-uploaded.webp 10x10', version)
  expect([missing.status, missing.json]).toMatchObject([400, { errors: { [image]: 'Upload the image again.' } }])
  const { status, json } = await publishImage(`${file} 9999x1`, version)
  expect([status, (json as Texts).texts[image]]).toEqual([200, `${file} ${width}x${height}`])
  for (const site of sites)
    await until(async () => (await read('/technology-trainings', site)).includes(`/uploads/blogs/${file}`))
  expect(await read('/technology-trainings')).toContain(`alt="A class" width="${width}" height="${height}"`)
  expect((await restore('technology-trainings', version + 1, version)).status).toBe(200)
})

test('publishes to processes that missed the notification', async () => {
  const version = await versionOf('registration')
  for (const site of sites) await read('/registration', site)
  await query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE query = 'LISTEN portal_page_changes'`)
  const description = `Lost and found ${Date.now()}`
  expect((await publish('registration', version, { description })).status).toBe(200)
  for (const site of sites) await until(async () => (await read('/registration', site)).includes(description))
  expect((await restore('registration', version + 1, version)).status).toBe(200)
})

test('accepts one of several simultaneous publications and returns the current version to the others', async () => {
  const version = await versionOf('our-clients')
  const replies = await Promise.all(
    [1, 2, 3, 4, 5].map((number) => publish('our-clients', version, { [key]: `Heading ${number}` })),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  const won = replies.find(({ status }) => status === 200)?.json as Texts
  for (const { json, status } of replies)
    if (status === 409)
      expect((json as { current: Texts }).current).toMatchObject({ version: version + 1, texts: won.texts })
  expect((await publish('our-clients', version + 1, won.texts)).status).toBe(400)
  expect((await restore('our-clients', version, 0)).status).toBe(409)
  expect((await restore('our-clients', version + 1, 1_999)).status).toBe(404)
  expect((await restore('our-clients', version + 1, 0)).status).toBe(200)
  const entries = await query(
    `SELECT "action", "detail" FROM "AuditEntry" WHERE "subject" = 'Our Customer' AND "action" LIKE 'site-text.%' ORDER BY "id" DESC LIMIT 2`,
  )
  expect(entries).toMatchObject([
    { action: 'site-text.restored' },
    { action: 'site-text.published', detail: { version: version + 1, changed: [expect.stringContaining('Heading')] } },
  ])
})

test("only shows a draft to its editor, until it's published or discarded", async () => {
  const [other, recruiter] = [await newAdmin('EDITOR'), await newAdmin('RECRUITER')]
  const seeker = await newSeeker()
  const text = `Drafted ${Date.now()}`
  const draft = { json: { version: await versionOf('our-focus'), texts: { [key]: text } } }
  expect((await editor.call('PUT', '/api/site-texts/our-focus/draft', draft)).status).toBe(200)
  const preview = (visitor: Visitor) => visitor.call('GET', '/site-texts/our-focus/preview', html)
  const own = await preview(editor)
  expect(own.text).toContain(text)
  expect(own.headers.get('cache-control')).toMatch(/private|no-store/)
  expect((await preview(other)).text).not.toContain(text)
  for (const visitor of [recruiter, seeker.visitor, new Visitor()]) {
    const { status, text: body } = await preview(visitor)
    expect([status >= 300 && status < 400, body.includes(text)]).toEqual([true, false])
  }
  expect(await read('/our-focus')).not.toContain(text)
  expect((await editor.call('DELETE', '/api/site-texts/our-focus/draft')).status).toBe(200)
  expect((await preview(editor)).text).not.toContain(text)
})

test('restoring keeps the draft of the admin who restores', async () => {
  const page = 'consulting-led-it-solutions'
  const version = await versionOf(page)
  const text = `Still a draft ${Date.now()}`
  expect((await publish(page, version, { lead: 'Published' })).status).toBe(200)
  const draft = { json: { version: version + 1, texts: { lead: text } } }
  expect((await editor.call('PUT', `/api/site-texts/${page}/draft`, draft)).status).toBe(200)
  expect((await restore(page, version + 1, version)).status).toBe(200)
  expect((await editor.call('GET', `/site-texts/${page}/preview`, html)).text).toContain(text)
  expect((await editor.call('DELETE', `/api/site-texts/${page}/draft`)).status).toBe(200)
})

test.each([
  ['a text that is too long', { [key]: 'x'.repeat(2_000) }, key],
  ['an empty one', { [key]: '  ' }, key],
  ["one the page doesn't have", { 'next.href': '/elsewhere' }, 'next.href'],
])('rejects %s in drafts and publications, with an error on the field', async (_name, texts, field) => {
  const version = await versionOf('our-focus')
  const replies = [
    await publish('our-focus', version, texts),
    await editor.call('PUT', '/api/site-texts/our-focus/draft', { json: { version, texts } }),
  ]
  for (const { status, json } of replies)
    expect([status, Object.keys((json as { errors: object }).errors)]).toEqual([400, [field]])
})

test("rejects a version beyond the database's range", async () => {
  const texts = { [key]: 'A heading' }
  const draft = { json: { version: 2 ** 31, texts } }
  const { status } = await editor.call('PUT', '/api/site-texts/our-focus/draft', draft)
  expect([status, (await restore('our-focus', 0, 2 ** 31)).status]).toEqual([400, 400])
})

test.each([
  ['/our-focus', '/site-texts/our-focus/edit'],
  ['/', '/site-texts/home/edit'],
  ['/case-studies/lone-fir-freight', '/site-texts/case-lone-fir-freight/edit'],
  ['/privacy', null],
  ['/dashboard', null],
])('says where %s is edited', async (path, href) => {
  const { json } = await editor.call('GET', `/api/edit-link?path=${path}`)
  expect(json).toEqual({ href })
})

test('returns 404 for unknown pages', async () => {
  expect((await publish('privacy', 0, {})).status).toBe(404)
})
