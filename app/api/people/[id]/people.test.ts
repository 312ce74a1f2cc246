import { strFromU8, unzipSync } from 'fflate'
import { contactMessage } from '@/e2e/support/access/documented'
import { query } from '@/e2e/support/database'
import { applyTo, newApprovedJob } from '@/e2e/support/jobs'
import {
  newAdmin,
  newEmail,
  newProfile,
  newSeeker,
  personLinkedTo,
  signInAdmin,
  type TestSeeker,
} from '@/e2e/support/people'
import { required } from '@/e2e/support/settings'
import { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'
import { personMessages } from '@/lib/hiring/persons/messages'

const nothing = { ownerId: '', followUpAt: '', tags: '' }
let owner: Visitor
let recruiterId: number
let seeker: TestSeeker
let id: number

async function adminId(email: string): Promise<number> {
  const [row] = await query<{ id: number }>('SELECT "id" FROM "Admin" WHERE "email" = $1', [email])
  return row?.id ?? 0
}

beforeAll(async () => {
  owner = await signInAdmin()
  const email = `recruiter.${Date.now()}@mail.example`
  await newAdmin('RECRUITER', email)
  recruiterId = await adminId(email)
  seeker = await newSeeker('Ila Bose')
  id = await personLinkedTo(seeker)
})

const change = (fields: object, version: number, who = owner) =>
  who.call('PATCH', `/api/people/${id}`, { json: { ...nothing, ...fields, version } })

async function versionOf(): Promise<number> {
  const [row] = await query<{ version: number }>('SELECT "version" FROM "Person" WHERE "id" = $1', [id])
  return row?.version ?? 0
}

test("changes a person's owner, follow-up and tags, and audits what changed", async () => {
  const fields = { ownerId: String(recruiterId), followUpAt: '2026-12-01', tags: 'Java, java,  relocates ' }
  const { status, json } = await change(fields, await versionOf())
  expect(status).toBe(200)
  expect(json).toEqual({ ...fields, id, tags: 'Java, relocates', version: await versionOf() })
  const audited = await query(
    `SELECT "subject", "detail" FROM "AuditEntry" WHERE "action" = 'person.changed' AND "subjectId" = $1`,
    [id],
  )
  expect(audited).toEqual([{ subject: 'Ila Bose', detail: { changed: 'owner, follow-up, tags' } }])
})

test('refuses a stale change and returns the current one', async () => {
  const version = await versionOf()
  expect((await change({ tags: 'AWS' }, version)).status).toBe(200)
  const { status, json } = await change({ tags: 'Azure' }, version)
  expect(status).toBe(409)
  expect(json).toMatchObject({ current: { tags: 'AWS', version: version + 1 } })
})

test('refuses an owner who is an editor or is not there', async () => {
  const email = `editor.${Date.now()}@mail.example`
  await newAdmin('EDITOR', email)
  for (const ownerId of [await adminId(email), 999_999_999]) {
    const { status, json } = await change({ ownerId: String(ownerId) }, await versionOf())
    expect([status, json]).toEqual([
      400,
      expect.objectContaining({ errors: expect.objectContaining({ ownerId: personMessages.ownerUnknown }) }),
    ])
  }
})

const found = async (search: object) =>
  (await owner.call('GET', `/api/exports/people?${new URLSearchParams({ search: seeker.email, ...search })}`)).text

test('finds people like someone by their skills and place, unless they turned suggestions off', async () => {
  const skilled = await newSeeker('Jaya Sen')
  await newProfile(skilled, { skills: 'COBOL, Perl, AWS, SQL', personalInfo: 'I live in Austin, TX.' })
  const personId = await personLinkedTo(skilled)
  const pageOf = async () =>
    (await owner.call('GET', `/people/${personId}`, { headers: { accept: 'text/html' } })).text.replaceAll('&amp;', '&')
  expect(await pageOf()).toContain('href="/people?place=US%3ATX&skills=COBOL%2CPerl%2CAWS"')
  const isFound = async (filters: object) =>
    (await found({ search: skilled.email, ...filters })).includes(skilled.email)
  for (const filters of [{ skills: 'COBOL,Perl,AWS' }, { skills: 'AWS', place: 'US:TX' }, { place: 'US:' }])
    expect([filters, await isFound(filters)]).toEqual([filters, true])
  for (const filters of [{ skills: 'COBOL,Java' }, { place: 'US:OH' }, { place: 'IN:' }, { place: 'Texas' }])
    expect([filters, await isFound(filters)]).toEqual([filters, false])

  await query('UPDATE "Seeker" SET "wantsSuggestions" = false WHERE "email" = $1', [skilled.email])
  expect(await isFound({ skills: 'COBOL' })).toBe(false)
  expect(await pageOf()).not.toContain('People like this')
})

test('reads the skills of someone without a profile from a resume that may be searched', async () => {
  const reader = await newSeeker('Kiran Rao')
  const resume = new File(['Kiran Rao\nSkills\nCOBOL, Perl\n'], 'cv.txt', { type: 'text/plain' })
  await applyTo(await newApprovedJob(owner), reader, resume)
  const personId = await personLinkedTo(reader)
  const page = async () => (await owner.call('GET', `/people/${personId}`, { headers: { accept: 'text/html' } })).text
  await until(async () => {
    const [text] = await query(
      `SELECT 1 FROM "ResumeText" r JOIN "Application" a ON a."resumeId" = r."fileId"
      WHERE a."email" = $1 AND r."state" = 'READ'`,
      [reader.email],
    )
    return text !== undefined
  })
  expect(await page()).not.toContain('People like this')
  await query(
    `INSERT INTO "Consent" ("seekerId", "kind", "textVersion", "text")
    SELECT "id", 'later-jobs', '1', 'x' FROM "Seeker" WHERE "email" = $1`,
    [reader.email],
  )
  expect(await page()).toContain('href="/people?skills=COBOL%2CPerl"')
  expect(await found({ search: reader.email, skills: 'COBOL,Perl' })).toContain(reader.email)
  expect(await found({ search: reader.email, skills: 'Java' })).not.toContain(reader.email)

  await query('UPDATE "Seeker" SET "wantsSuggestions" = false WHERE "email" = $1', [reader.email])
  expect(await page()).not.toContain('People like this')
  expect(await found({ search: reader.email, skills: 'COBOL,Perl' })).not.toContain(reader.email)
  expect(await found({ search: `${reader.email} COBOL` })).toContain(reader.email)
})

test('finds people by owner, tag, follow-up and contact', async () => {
  await change({ ownerId: String(recruiterId), followUpAt: '2026-01-02', tags: 'Rust' }, await versionOf())
  for (const filters of [{}, { owner: String(recruiterId) }, { tag: 'rust' }, { follow: 'due' }])
    expect(await found(filters)).toContain(seeker.email)
  for (const filters of [{ owner: 'none' }, { owner: '1x' }, { tag: 'Java' }, { follow: 'planned' }, { has: 'demo' }])
    expect(await found(filters)).not.toContain(seeker.email)
})

test('finds people by their application and, only with their consent, by their resume', async () => {
  const jobId = await newApprovedJob(owner)
  const resume = new File(['Ila Bose has worked in zymurgy and brewing for ten years.'], 'cv.txt', {
    type: 'text/plain',
  })
  await applyTo(jobId, seeker, resume)
  expect(await found({ has: 'application' })).toContain(seeker.email)
  await until(async () => {
    const rows = await query(
      `SELECT 1 FROM "ResumeText" t JOIN "Application" a ON a."resumeId" = t."fileId" JOIN "Seeker" s
      ON s."id" = a."seekerId" WHERE s."email" = $1 AND t."state" = 'READ'`,
      [seeker.email],
    )
    return rows.length > 0
  })
  expect(await found({ search: `zymurgy ${seeker.email}` })).not.toContain(seeker.email)
  await query(
    `INSERT INTO "Consent" ("seekerId", "kind", "textVersion", "text")
    SELECT "id", 'later-jobs', '1', 'x' FROM "Seeker" WHERE "email" = $1`,
    [seeker.email],
  )
  expect(await found({ search: `zymurgy ${seeker.email}` })).toContain(seeker.email)
})

test('finds people from everywhere in the console, for recruiters only', async () => {
  const path = `/api/records?${new URLSearchParams({ search: seeker.email })}`
  const kinds = async (who: Visitor) =>
    ((await who.call('GET', path)).json as { kind: string; href: string }[]).filter(({ kind }) => kind === 'people')
  expect(await kinds(owner)).toEqual([expect.objectContaining({ label: 'Ila Bose', href: `/people/${id}` })])
  expect(await kinds(await newAdmin('EDITOR'))).toEqual([])
})

test('shows the page to recruiters, and not to editors or seekers', async () => {
  const open = (who: Visitor) => who.call('GET', `/people/${id}`, { headers: { accept: 'text/html' } })
  const shown = await open(await newAdmin('RECRUITER'))
  expect(shown.text).toContain(seeker.email)
  for (const who of [await newAdmin('EDITOR'), seeker.visitor])
    expect((await open(who)).text).not.toContain(seeker.email)
})

async function ownData(): Promise<unknown> {
  const response = await fetch(`${required('TEST_SITE_URL')}/api/account/export`, {
    headers: { cookie: seeker.visitor.cookieHeader(), 'x-forwarded-for': seeker.visitor.ip },
  })
  const file = unzipSync(new Uint8Array(await response.arrayBuffer()))['person.json']
  return file && JSON.parse(strFromU8(file))
}

test("is part of the person's own data", async () => {
  expect(await ownData()).toMatchObject({ tags: ['Rust'] })
})

test('adds notes about a person, which only their author or an owner can delete', async () => {
  const [author, colleague] = [await newAdmin('RECRUITER'), await newAdmin('RECRUITER')]
  const add = (text: unknown) => author.call('POST', `/api/people/${id}/notes`, { json: { text } })
  const note = (await add(' Prefers calls.\r\nAfter 5 pm. ')).json as { id: number; text: string }
  expect(note).toMatchObject({ text: 'Prefers calls.\nAfter 5 pm.', authorName: 'Test RECRUITER' })
  for (const text of ['', '  ', 'x'.repeat(4_001), 7]) expect((await add(text)).status).toBe(400)
  const page = async () => (await colleague.call('GET', `/people/${id}`, { headers: { accept: 'text/html' } })).text
  expect(await page()).toContain('Prefers calls.')
  expect(await ownData()).toMatchObject({ notes: [{ text: note.text, createdAt: expect.any(String) }] })

  const remove = (who: Visitor, of = id) => who.call('DELETE', `/api/people/${of}/notes/${note.id}`)
  expect((await remove(colleague)).status).toBe(403)
  expect((await remove(author, id + 1_000_000)).status).toBe(404)
  expect((await remove(author)).status).toBe(200)
  expect((await remove(author)).status).toBe(404)
  expect(await page()).not.toContain('Prefers calls.')
  const audited = await query<{ action: string }>(
    `SELECT "action" FROM "AuditEntry" WHERE "action" LIKE 'person.note%' AND "subjectId" = $1 ORDER BY "id"`,
    [id],
  )
  expect(audited.map(({ action }) => action)).toEqual(['person.note-added', 'person.note-deleted'])
})

test("what a merge brought in from someone without an account isn't in the person's own data", async () => {
  const email = newEmail()
  await new Visitor().call('POST', '/contactus/add', { json: { ...contactMessage, email } })
  let strangerId = 0
  await until(async () => {
    const [row] = await query<{ personId: number }>('SELECT "personId" FROM "PersonEmail" WHERE "address" = $1', [
      email,
    ])
    strangerId = row?.personId ?? 0
    return strangerId > 0
  })
  const text = 'Prefers nights'
  expect((await owner.call('POST', `/api/people/${strangerId}/notes`, { json: { text } })).status).toBe(201)
  const own = await ownData()
  const versions = await query<{ id: number; version: number }>(
    'SELECT "id", "version" FROM "Person" WHERE "id" = ANY($1)',
    [[id, strangerId]],
  )
  const of = (which: number) => versions.find((row) => row.id === which)?.version
  const json = { otherId: strangerId, version: of(id), otherVersion: of(strangerId) }
  expect((await owner.call('POST', `/api/people/${id}/merges`, { json })).status).toBe(200)
  const { tags, followUpAt, ...rest } = own as { tags: string[]; followUpAt: string | null; notes: object[] }
  expect(await ownData()).toEqual(rest)
  await query('DELETE FROM "ContactMessage" WHERE "email" = $1', [email])
  await query('DELETE FROM "PersonEmail" WHERE "address" = $1', [email])
  expect(await ownData()).toEqual(rest)
})

test('merges two people and separates them again', async () => {
  const other = await newSeeker('Ila B.')
  const otherId = await personLinkedTo(other)
  const versions = await query<{ id: number; version: number }>(
    'SELECT "id", "version" FROM "Person" WHERE "id" = ANY($1)',
    [[id, otherId]],
  )
  const of = (which: number) => versions.find((row) => row.id === which)?.version
  const json = { otherId, version: of(id), otherVersion: of(otherId) }
  expect((await owner.call('POST', `/api/people/${id}/merges`, { json })).status).toBe(200)
  expect((await owner.call('POST', `/api/people/${id}/merges`, { json })).status).toBe(404)
  const shown = await owner.call('GET', `/people/${otherId}`, { headers: { accept: 'text/html' } })
  expect(shown.headers.get('location') ?? shown.text).toContain(`/people/${id}`)
  expect(await found({ search: other.email })).toContain(seeker.email)
  const [merge] = await query<{ id: number }>('SELECT "id" FROM "PersonMerge" WHERE "fromId" = $1', [otherId])
  const undone = await owner.call('DELETE', `/api/people/${id}/merges/${merge?.id}`)
  expect([undone.status, undone.json]).toEqual([200, { message: 'Merge undone.', id: otherId }])
  expect((await owner.call('DELETE', `/api/people/${id}/merges/${merge?.id}`)).status).toBe(404)
  expect(await found({ search: other.email })).not.toContain(seeker.email)
})
