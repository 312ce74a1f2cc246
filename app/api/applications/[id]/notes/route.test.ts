import { textInCopy } from '@/e2e/support/data-copy'
import { query } from '@/e2e/support/database'
import { applyTo, newApprovedJob } from '@/e2e/support/jobs'
import { mailsTo, waitForMailAbout } from '@/e2e/support/mail'
import { newAdmin, newEmail, newSeeker, signInAdmin, type TestSeeker } from '@/e2e/support/people'
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
})

const add = (visitor: Visitor, text: string) => visitor.call('POST', path, { json: { text } })

async function noteOf(visitor: Visitor, text: string): Promise<string> {
  const { status, json } = await add(visitor, text)
  expect(status).toBe(201)
  return `${path}/${(json as { id: number }).id}`
}

test('shows a note to colleagues, but not to the seeker or other roles', async () => {
  await noteOf(recruiter, 'Strong in <b>SQL</b>')
  const read = await colleague.call('GET', page, { headers: html })
  expect(read.text).toContain('Strong in &lt;b&gt;SQL&lt;/b&gt;')
  const editor = await newAdmin('EDITOR')
  for (const visitor of [editor, seeker.visitor, new Visitor()]) {
    expect((await visitor.call('GET', page, { headers: html })).text).not.toContain('Strong in')
    expect([401, 403]).toContain((await add(visitor, 'Mine')).status)
  }
  expect((await seeker.visitor.call('GET', '/jobs-applied', { headers: html })).text).not.toContain('Strong in')
})

test('the data export includes notes without their authors', async () => {
  await noteOf(recruiter, 'Call on Monday')
  const applications = await textInCopy(seeker.visitor, 'applications.json')
  expect(applications).toContain('Call on Monday')
  expect(applications).not.toContain('RECRUITER')
})

test('only the author or an owner can delete a note', async () => {
  const own = await noteOf(recruiter, 'Of no use')
  expect((await colleague.call('DELETE', own)).status).toBe(403)
  expect((await recruiter.call('DELETE', own)).status).toBe(200)
  expect((await recruiter.call('DELETE', own)).status).toBe(404)
  expect((await owner.call('DELETE', await noteOf(colleague, 'Of no use either'))).status).toBe(200)
})

test('returns 404 for notes on an unknown application', async () => {
  const own = await noteOf(recruiter, 'Here')
  const elsewhere = own.replace(/applications\/\d+/, 'applications/2000000000')
  expect((await recruiter.call('DELETE', elsewhere)).status).toBe(404)
  expect((await recruiter.call('POST', '/api/applications/2000000000/notes', { json: { text: 'x' } })).status).toBe(404)
})

test.each([' ', 'x'.repeat(4_001)])('rejects invalid note %# with an error on the field', async (text) => {
  const { status, json } = await add(recruiter, text)
  expect([status, Object.keys((json as { errors: object }).errors)]).toEqual([400, ['text']])
})

describe('mentions', () => {
  const idOf = async (email: string) =>
    (await query<{ id: number }>('SELECT "id" FROM "Admin" WHERE "email" = $1', [email]))[0]?.id ?? 0
  const waiting = async (visitor: Visitor) =>
    /Mentioned in <span[^>]*>(\d+)</.exec((await visitor.call('GET', '/dashboard', { headers: html })).text)?.[1]
  const open = (visitor: Visitor, lastNoteId: number) =>
    visitor.call('PUT', path.replace('notes', 'mentions'), { json: { lastNoteId } })

  async function newColleague(role: 'RECRUITER' | 'EDITOR' = 'RECRUITER') {
    const email = newEmail('mentioned')
    const visitor = await newAdmin(role, email)
    return { visitor, email, id: await idOf(email) }
  }

  test("rejects a note id beyond the database's range", async () => {
    expect((await open(recruiter, 2 ** 31)).status).toBe(400)
  })

  test("emails a mentioned admin without the note's text, and reminds them until they read it", async () => {
    const { visitor, email, id } = await newColleague()
    const { status, json } = await add(
      recruiter,
      `Secretly weak: @[${id}] and again @[${id}], <img src=x onerror=alert(1)>`,
    )
    expect([status, (json as { mentions: object[] }).mentions]).toEqual([
      201,
      [{ adminId: id, name: 'Test RECRUITER' }],
    ])
    const mail = await waitForMailAbout(email, 'Test RECRUITER mentioned you in a note')
    expect(mail.text).toContain(`${page}#notes`)
    for (const secret of ['Secretly', 'Meera', seeker.email]) expect(mail.text + mail.html).not.toContain(secret)
    expect(await waiting(visitor)).toBe('1')

    const { text } = await visitor.call('GET', `/adminappliedjobs?mentioned=${id}`, { headers: html })
    expect(text).toContain(`href="${page}?mentioned=${id}"`)
    const reply = await visitor.call('GET', page, { headers: html })
    expect(reply.text).toMatch(/<strong[^>]*>@(<!-- -->)?Test RECRUITER<\/strong>/)
    expect(reply.text).not.toContain('<img src=x')
    const noteId = (json as { id: number }).id
    await open(colleague, noteId)
    await open(visitor, noteId - 1)
    expect(await waiting(visitor)).toBe('1')
    expect((await open(visitor, noteId)).status).toBe(200)
    expect(await waiting(visitor)).toBeUndefined()
    expect((await mailsTo(email)).filter(({ subject }) => subject.includes('mentioned you'))).toHaveLength(1)
  })

  test('rejects mentions of unknown admins and of admins without access to applications', async () => {
    const editor = await newColleague('EDITOR')
    for (const id of [editor.id, 2_000_000_00]) {
      const { status, json } = await add(recruiter, `Ask @[${id}]`)
      expect([status, json]).toEqual([400, expect.objectContaining({ errors: { text: expect.any(String) } })])
    }
    expect(await mailsTo(editor.email)).toEqual([])
    const many = Array.from({ length: 21 }, (_, index) => `@[${index + 1}]`).join(' ')
    expect((await add(recruiter, many)).status).toBe(400)
  })

  test("doesn't email or remind admins who mention themselves", async () => {
    const { visitor, email, id } = await newColleague()
    expect((await add(visitor, `For me: @[${id}]`)).status).toBe(201)
    expect(await waiting(visitor)).toBeUndefined()
    expect(await mailsTo(email)).toEqual([])
  })

  test('limits mentions to sixty an hour, but not notes', async () => {
    const [{ visitor }, { email, id }] = [await newColleague(), await newColleague()]
    const statuses = new Set<number>()
    for (let number = 1; number <= 60; number += 1) statuses.add((await add(visitor, `@[${id}]`)).status)
    expect([...statuses]).toEqual([201])
    expect((await add(visitor, `@[${id}]`)).status).toBe(429)
    expect((await add(visitor, 'No one is mentioned')).status).toBe(201)
    expect(await query('SELECT 1 FROM "Mail" WHERE "to" = $1', [email])).toHaveLength(60)
    expect((await add(recruiter, `@[${id}]`)).status).toBe(201)
  })

  test('a note keeps the name of a removed admin, and a deleted note sends no reminders', async () => {
    const [gone, stays] = [await newColleague(), await newColleague()]
    await query('UPDATE "Admin" SET "name" = $1 WHERE "id" = $2', [`Gone ${gone.id}`, gone.id])
    await noteOf(recruiter, `Was for @[${gone.id}]`)
    expect((await owner.call('DELETE', `/api/admins/${gone.id}`)).status).toBe(200)
    expect((await recruiter.call('GET', page, { headers: html })).text).toContain(`Gone ${gone.id}</strong>`)
    expect((await add(recruiter, `@[${gone.id}]`)).status).toBe(400)

    const note = await noteOf(recruiter, `@[${stays.id}]`)
    expect(await waiting(stays.visitor)).toBe('1')
    expect((await recruiter.call('DELETE', note)).status).toBe(200)
    expect(await waiting(stays.visitor)).toBeUndefined()
  })

  test('never emails an admin about a note they can no longer read', async () => {
    const { email, id } = await newColleague()
    const demote = owner.call('PATCH', `/api/admins/${id}`, { json: { role: 'EDITOR' } })
    const notes = Array.from({ length: 6 }, () => add(recruiter, `@[${id}]`))
    const [demoted, ...added] = await Promise.all([demote, ...notes])
    expect(demoted.status).toBe(200)
    const written = added.filter(({ status }) => status === 201).length
    expect(added.filter(({ status }) => status === 400)).toHaveLength(6 - written)
    const rows = await query('SELECT 1 FROM "Mail" WHERE "to" = $1 AND "kind" = \'mention\'', [email])
    expect(rows).toHaveLength(written)
    expect((await add(recruiter, `@[${id}]`)).status).toBe(400)
  })

  test('the data export leaves out who was mentioned', async () => {
    const { id } = await newColleague()
    await noteOf(recruiter, `Ring back, @[${id}]`)
    const applications = await textInCopy(seeker.visitor, 'applications.json')
    expect(applications).toContain('Ring back, @colleague')
    expect(applications).not.toContain(`@[${id}]`)
  })
})
