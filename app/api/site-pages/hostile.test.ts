import { hostileDocuments, whatCouldRun } from '@/e2e/support/hostile-pages'
import { newAdmin } from '@/e2e/support/people'
import { addSitePage, contentOf, newSitePage, openPage, publishSitePage } from '@/e2e/support/site-pages'
import type { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'

/** More of them once in a while: HOSTILE_DOCUMENTS=10000 HOSTILE_SEED=2 npm run test:api -- site-pages/hostile */
const { HOSTILE_DOCUMENTS = '200', HOSTILE_SEED = '1' } = process.env
const COUNT = Number(HOSTILE_DOCUMENTS)
const SEED = Number(HOSTILE_SEED)
const AT_ONCE = 4
const PUBLISHED = 12
let editor: Visitor

beforeAll(async () => {
  editor = await newAdmin('EDITOR')
})

const policyOf = (headers: Headers) => headers.get('content-security-policy') ?? ''

test('finds what could run, and nothing in pages of the site', async () => {
  for (const html of [
    '<script>window.hostile=1</script>',
    '<script src="//evil.example/x"></script>',
    '<p onclick="x">',
    '<a href="java&#9;script:x">',
    '<form action="JavaScript:x">',
    '<iframe></iframe>',
  ])
    expect(whatCouldRun(html, "script-src 'nonce-x'").length).toBe(1)
  const { text, headers } = await openPage('/about-us')
  expect(whatCouldRun(text, policyOf(headers))).toEqual([])
})

test(
  'nothing in a hostile draft can run in its preview',
  async () => {
    const documents = hostileDocuments(COUNT, SEED)
    const statuses: number[] = []
    const workers = Array.from({ length: AT_ONCE }, async (_none, worker) => {
      const { id } = await newSitePage(editor)
      for (let index = worker; index < documents.length; index += AT_ONCE) {
        const json = { version: 1, ...documents[index] }
        const { status } = await editor.call('PUT', `/api/site-pages/${id}/draft`, { json })
        statuses.push(status)
        if (status !== 200) continue
        const { status: shown, text, headers } = await openPage(`/site-pages/${id}/preview`, undefined, editor)
        expect({ index, shown, found: whatCouldRun(text, policyOf(headers)) }).toEqual({ index, shown: 200, found: [] })
      }
    })
    await Promise.all(workers)
    expect([...new Set(statuses)].sort()).toEqual([200, 400])
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(COUNT / 4)
  },
  60_000 + COUNT * 1_000,
)

test('nothing in a hostile page can run for visitors', async () => {
  const kinds = new Set(['text', 'tabs', 'steps', 'quote', 'figures', 'questions'])
  const documents = hostileDocuments(COUNT, SEED + 1)
    .map(({ sections, ...top }) => ({ ...top, sections: sections.filter(({ kind }) => kinds.has(kind)) }))
    .filter(({ sections }) => sections.length > 0)
  let published = 0
  for (const [index, content] of documents.entries()) {
    if (published === PUBLISHED) break
    const { id, path } = await addSitePage(editor)
    const { status } = await publishSitePage(editor, id, 0, { ...contentOf(), ...content })
    if (status !== 200) continue
    published++
    await until(async () => (await openPage(path)).status === 200)
    const { text, headers } = await openPage(path)
    expect({ index, found: whatCouldRun(text, policyOf(headers)) }).toEqual({ index, found: [] })
  }
  expect(published).toBe(PUBLISHED)
})
