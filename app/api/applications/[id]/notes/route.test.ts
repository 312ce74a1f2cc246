import { unzipSync } from 'fflate'
import { applyTo, newApprovedJob } from '@/e2e/support/jobs'
import { newAdmin, newSeeker, signInAdmin, type TestSeeker } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'

const html = { accept: 'text/html' }
let owner: Visitor
let recruiter: Visitor
let colleague: Visitor
let seeker: TestSeeker
let path: string
let page: string

beforeAll(async () => {
  owner = await signInAdmin()
  recruiter = await newAdmin('RECRUITER')
  colleague = await newAdmin('RECRUITER')
  seeker = await newSeeker('Meera Rao')
  const { json } = await applyTo(await newApprovedJob(owner), seeker)
  const id = (json as { applyJobDetailsId: number }).applyJobDetailsId
  path = `/api/applications/${id}/notes`
  page = `/adminappliedjobs/${id}`
}, 60_000)

const add = (visitor: Visitor, text: string) => visitor.call('POST', path, { json: { text } })

async function noteOf(visitor: Visitor, text: string): Promise<string> {
  const { status, json } = await add(visitor, text)
  expect(status).toBe(201)
  return `${path}/${(json as { id: number }).id}`
}

test('colleagues read a note; its seeker and other roles do not', async () => {
  await noteOf(recruiter, 'Strong in <b>SQL</b>')
  const read = await colleague.call('GET', page, { headers: html })
  expect(read.text).toContain('Strong in &lt;b&gt;SQL&lt;/b&gt;')
  const editor = await newAdmin('EDITOR')
  for (const visitor of [editor, seeker.visitor, new Visitor()]) {
    expect((await visitor.call('GET', page, { headers: html })).text).not.toContain('Strong in')
    expect([401, 403]).toContain((await add(visitor, 'Mine')).status)
  }
  expect((await seeker.visitor.call('GET', '/jobs-applied', { headers: html })).text).not.toContain('Strong in')
}, 60_000)

test('whoever asks for all that is kept about them gets the notes, and not who wrote them', async () => {
  await noteOf(recruiter, 'Call on Monday')
  const response = await fetch(`${process.env.TEST_SITE_URL}/api/account/export`, {
    headers: { cookie: seeker.visitor.cookieHeader(), 'x-forwarded-for': seeker.visitor.address },
  })
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const applications = new TextDecoder().decode(files['applications.json'])
  expect(applications).toContain('Call on Monday')
  expect(applications).not.toContain('RECRUITER')
})

test('a note is deleted by who wrote it or by an owner', async () => {
  const own = await noteOf(recruiter, 'Of no use')
  expect((await colleague.call('DELETE', own)).status).toBe(403)
  expect((await recruiter.call('DELETE', own)).status).toBe(200)
  expect((await recruiter.call('DELETE', own)).status).toBe(404)
  expect((await owner.call('DELETE', await noteOf(colleague, 'Of no use either'))).status).toBe(200)
})

test('a note belongs to its application', async () => {
  const own = await noteOf(recruiter, 'Here')
  const elsewhere = own.replace(/applications\/\d+/, 'applications/2000000000')
  expect((await recruiter.call('DELETE', elsewhere)).status).toBe(404)
  expect((await recruiter.call('POST', '/api/applications/2000000000/notes', { json: { text: 'x' } })).status).toBe(404)
})

test.each([' ', 'x'.repeat(4_001)])('a note of %# is refused beside its field', async (text) => {
  const { status, json } = await add(recruiter, text)
  expect([status, Object.keys((json as { errors: object }).errors)]).toEqual([400, ['text']])
})
