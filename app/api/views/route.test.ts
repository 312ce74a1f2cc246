import { newAdmin, signInAdmin } from '@/e2e/support/people'
import type { Visitor } from '@/e2e/support/visitor'
import { viewMessages } from '@/lib/console/saved-views/messages'

type View = { id: number; name: string; query: string; isDefault: boolean }
let recruiter: Visitor

beforeAll(async () => {
  recruiter = await newAdmin('RECRUITER')
})

const html = { accept: 'text/html' }
const save = (visitor: Visitor, json: object) =>
  visitor.call('POST', '/api/views', { json: { list: 'applications', query: '', ...json } })
const change = (visitor: Visitor, { id }: View, json: object) => visitor.call('PATCH', `/api/views/${id}`, { json })

test('stores only the URL parameters that the list knows', async () => {
  const query = 'state=hired&without=company,date&page=7&more=1&sort=nothing&search=java'
  const { status, json } = await save(recruiter, { name: 'Hired', query })
  expect(status).toBe(201)
  expect(json).toMatchObject({ name: 'Hired', isDefault: false })
  expect(Object.fromEntries(new URLSearchParams((json as View).query))).toEqual({
    state: 'hired',
    search: 'java',
    without: 'company,date',
  })
})

test('requires a unique name per list and admin', async () => {
  const other = await newAdmin('RECRUITER')
  expect((await save(recruiter, { name: 'Mine' })).status).toBe(201)
  const { status, json } = await save(recruiter, { name: ' Mine ' })
  expect([status, json]).toMatchObject([400, { message: expect.any(String), errors: { name: viewMessages.nameTaken } }])
  expect((await save(recruiter, { name: 'Mine', list: 'contacts' })).status).toBe(201)
  expect((await save(other, { name: 'Mine' })).status).toBe(201)
})

test('keeps one default view per list, even if two are set at once', async () => {
  const admin = await newAdmin('RECRUITER')
  const views = await Promise.all(['One', 'Two', 'Three'].map((name) => save(admin, { name, isDefault: true })))
  const rows = views.map(({ json }) => json as View)
  await Promise.all(rows.map((view) => change(admin, view, { isDefault: true })))
  const { text } = await admin.call('GET', '/adminappliedjobs', { headers: html })
  expect(text.match(/aria-label="Don&#x27;t use \w+ as the default"/g)).toHaveLength(1)
})

test('shows the default view at the bare path and keeps the whole list available', async () => {
  const admin = await newAdmin('RECRUITER')
  await save(admin, { name: 'Gone', query: 'state=withdrawn&without=company', isDefault: true })
  const { text } = await admin.call('GET', '/adminappliedjobs', { headers: html })
  expect(text).toMatch(/aria-current="page"[^>]*>Withdrawn/)
  const all = await admin.call('GET', '/adminappliedjobs?view=all', { headers: html })
  expect(all.text).toMatch(/aria-current="page"[^>]*>All/)
  expect(all.text).toContain('Company')
})

test('hides views from other admins', async () => {
  const view = (await save(recruiter, { name: 'Private' })).json as View
  const owner = await signInAdmin()
  expect((await change(owner, view, { name: 'Mine now' })).status).toBe(404)
  expect((await owner.call('DELETE', `/api/views/${view.id}`)).status).toBe(404)
  expect((await change(recruiter, view, { name: 'Renamed' })).json).toMatchObject({ name: 'Renamed' })
  expect((await recruiter.call('DELETE', `/api/views/${view.id}`)).status).toBe(200)
  expect((await recruiter.call('DELETE', `/api/views/${view.id}`)).status).toBe(404)
})

test.each([
  ['of no list', { name: 'x', list: 'nothing' }],
  ["of a list the admin can't access", { name: 'x', list: 'audit' }],
  ['without a name', { name: ' ' }],
  ['with a name of two lines', { name: 'a\nb' }],
])('rejects a view %s', async (_what, json) => {
  expect((await save(recruiter, json)).status).toBe(400)
})
