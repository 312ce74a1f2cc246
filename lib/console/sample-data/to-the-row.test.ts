import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Admin } from '@/lib/auth/guards'
import { applyMigrations } from '@/scripts/migrations'
import { type EmbeddedDatabase, openEmbeddedDatabase } from '@/server/embedded-database'

const MAX_MS = 180_000
/** The documented counts of the demo data (requirements §13.7). */
const documented = { activePartners: 4, inactivePartners: 9, applications: 3, registrations: 128 }
/** Adding and removing leave audit entries and the last change's status. */
const ownTables = ['AuditEntry', 'SampleChange']

let folder: string
let database: EmbeddedDatabase
let client: Client
let owner: Admin
let site: typeof import('./mutations') & typeof import('./queries') & { db: typeof import('@/lib/db').db }

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-sample-'))
  chmodSync(folder, 0o711)
  database = await openEmbeddedDatabase(folder)
  await applyMigrations(database.url)
  Object.assign(process.env, { DATABASE_URL: database.url, DATA_DIR: folder, SITE_URL: 'http://localhost:4320' })
  // Imported now, because the settings are read once.
  site = { ...(await import('./mutations')), ...(await import('./queries')), db: (await import('@/lib/db')).db }
  client = new Client({ connectionString: database.url })
  await client.connect()
  const admin = { email: 'owner@acme.example', name: 'Ava Owner', role: 'OWNER' as const }
  const { id } = await site.db().admin.create({ data: { ...admin, passwordHash: 'none' }, select: { id: true } })
  owner = { kind: 'admin', id, ...admin } as unknown as Admin
}, MAX_MS)

afterAll(async () => {
  await client.end()
  await site.db().$disconnect()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The rows of every table, and the stored files. */
async function countEverything(): Promise<Record<string, number>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  )
  const counts: Record<string, number> = { files: filesInStore() }
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM "${name}"`)
    if (!ownTables.includes(name)) counts[name] = rows[0]?.count ?? 0
  }
  return counts
}

function filesInStore(): number {
  try {
    return readdirSync(join(folder, 'uploads')).length
  } catch {
    return 0
  }
}

const seen = async () => (await site.countSampleRows(site.db())).reduce((sum, row) => sum + row.demo + row.activity, 0)
const add = async () => site.addSampleActivity(owner, await seen())
const remove = async () => site.removeSampleData(owner, await seen())
const actions = async () =>
  (await client.query<{ action: string }>('SELECT "action" FROM "AuditEntry" ORDER BY "id"')).rows.map(
    ({ action }) => action,
  )

/** Waits for work that continues in the background on a slow machine. */
async function untilDone(): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const { change } = await site.getSampleData(owner)
    if (change?.status !== 'running' && (change?.kind === 'add' || filesInStore() === (await referredFiles()))) return
    await new Promise((later) => setTimeout(later, 100))
  }
}

async function referredFiles(): Promise<number> {
  const { rows } = await client.query<{ count: number }>('SELECT count(*)::int AS count FROM "UnusedFile"')
  return rows[0]?.count === 0 ? filesInStore() : -1
}

test(
  'adding and removing leaves an empty site as it was',
  async () => {
    const before = await countEverything()
    await add()
    await untilDone()
    const during = await countEverything()
    expect(during).toMatchObject({
      Application: 120,
      Posting: 24,
      Mail: 0,
      MailRequest: 0,
      SearchNotice: 0,
      Session: 0,
    })
    expect(during.files).toBeGreaterThan(60)
    await remove()
    await untilDone()
    expect(await countEverything()).toEqual(before)
    expect(await actions()).toEqual(['sample-data.added', 'sample-data.removed'])
  },
  MAX_MS,
)

test(
  'a double click adds and removes once',
  async () => {
    const before = await countEverything()
    await Promise.all([add(), add()])
    await untilDone()
    await add()
    expect(await site.db().application.count()).toBe(120)
    await Promise.all([remove(), remove()])
    await untilDone()
    await remove()
    expect(await countEverything()).toEqual(before)
    expect((await actions()).slice(2)).toEqual(['sample-data.added', 'sample-data.removed'])
  },
  MAX_MS,
)

test('adds nothing if the owner saw other numbers', async () => {
  await expect(site.addSampleActivity(owner, 5)).rejects.toMatchObject({ code: 'conflict' })
  expect(await seen()).toBe(0)
})

test(
  'marks every row that lists show, and only uses email addresses in reserved domains',
  async () => {
    await add()
    await untilDone()
    const { sampleModels } = await import('@/lib/platform/sample-rows/models')
    for (const model of sampleModels) {
      const { rows } = await client.query(
        `SELECT FROM "${model}" t WHERE NOT EXISTS (SELECT FROM "SampleRow" s WHERE s."model" = $1 AND s."rowId" = t."id")`,
        [model],
      )
      expect([model, rows.length]).toEqual([model, 0])
    }
    for (const table of ['Seeker', 'Posting', 'Application', 'BlogComment', 'ContactMessage', 'JobAlert', 'JobPost']) {
      const { rows } = await client.query(`SELECT "email" FROM "${table}" WHERE "email" NOT LIKE '%sample.example'`)
      expect([table, rows]).toEqual([table, []])
    }
    await remove()
    await untilDone()
  },
  MAX_MS,
)

test(
  'a failed attempt leaves nothing behind, and a later one works',
  async () => {
    const before = await countEverything()
    await client.query(`CREATE FUNCTION fail() RETURNS trigger AS $$ BEGIN RAISE 'no room'; END $$ LANGUAGE plpgsql`)
    await client.query('CREATE TRIGGER fail BEFORE INSERT ON "JobPost" EXECUTE FUNCTION fail()')
    await add()
    for (const _attempt of [2, 3]) {
      await client.query(`UPDATE "SampleChange" SET "leasedUntil" = now() - interval '1 second'`)
      await site.continueSampleChange()
    }
    const { change } = await site.getSampleData(owner)
    expect(change).toMatchObject({
      kind: 'add',
      status: 'failed',
      message: expect.stringContaining('Nothing was added'),
    })
    await client.query('DROP TRIGGER fail ON "JobPost"')
    // The hourly job removes the records of unused files. Their bytes are gone at once.
    await client.query('DELETE FROM "UnusedFile"')
    expect(await countEverything()).toEqual(before)
    await add()
    await untilDone()
    expect(await site.db().application.count()).toBe(120)
  },
  MAX_MS,
)

test(
  'another process finishes the work of one that died',
  async () => {
    await client.query(`UPDATE "SampleChange" SET "kind" = 'REMOVE', "finishedAt" = NULL, "attempts" = 1,
    "leasedUntil" = now() + interval '1 minute'`)
    await site.continueSampleChange()
    expect(await site.db().application.count()).toBe(120)
    await expect(add()).rejects.toMatchObject({ code: 'conflict' })
    await client.query(`UPDATE "SampleChange" SET "leasedUntil" = now() - interval '1 second'`)
    await site.continueSampleChange()
    await untilDone()
    expect(await countEverything()).toMatchObject({ Application: 0, Seeker: 0, SampleRow: 0, files: 0 })
  },
  MAX_MS,
)

describe('with the demo company', () => {
  let empty: Record<string, number>

  beforeAll(async () => {
    empty = await countEverything()
    const { seedDemo } = await import('@/prisma/seed/demo')
    await site.db().$transaction(seedDemo, { timeout: 120_000 })
  }, MAX_MS)

  test('has the documented figures, all of them sample data', async () => {
    const { getTiles } = await import('@/lib/console/dashboard/queries')
    expect(await getTiles(owner)).toEqual(documented)
    const counts = Object.fromEntries((await site.countSampleRows(site.db())).map(({ model, demo }) => [model, demo]))
    expect(counts).toMatchObject({ Partner: 13, Application: 3, Seeker: 128, Posting: 67, Blog: 8 })
  })

  test('is marked on sites that were set up before marks existed', async () => {
    const marks = async () => {
      const rows = await site.db().sampleRow.findMany({
        orderBy: [{ model: 'asc' }, { rowId: 'asc' }],
        select: { model: true, rowId: true, origin: true },
      })
      return rows.map(({ model, rowId, origin }) => `${model} ${rowId} ${origin}`)
    }
    const seeded = await marks()
    const migration = readFileSync('prisma/migrations/20261125050000_sample_rows/migration.sql', 'utf8')
    await client.query('DELETE FROM "SampleRow"')
    await client.query(migration.slice(migration.indexOf('INSERT INTO "SampleRow"')))
    expect(await marks()).toEqual(seeded)
  })

  test(
    'is removed with the activity, without any rows of the owner or real people',
    async () => {
      await add()
      await untilDone()
      const own = await makeOwnRows()
      const before = await countEverything()
      const { kept } = await site.getSampleData(owner)
      expect(kept).toEqual({ jobs: 2, posts: 2, partners: 1, placements: 1 })
      await remove()
      await untilDone()
      const { files: _files, ...after } = await countEverything()
      const grown = Object.entries(after).filter(([name, count]) => count !== empty[name])
      expect(Object.fromEntries(grown)).toEqual(own)
      expect(before.SampleRow).toBeGreaterThan(500)
      expect(await seen()).toBe(0)
      // Only the files of these rows are left.
      const { rows: stored } = await client.query<{ name: string }>('SELECT "name" FROM "StoredFile"')
      const names = stored.map(({ name }) => name.split('.')[0] ?? '').filter((name) => name !== 'own')
      const files = readdirSync(join(folder, 'uploads'))
      expect(files.filter((file) => !names.some((name) => file.startsWith(name)))).toEqual([])
      expect(names.filter((name) => !files.some((file) => file.startsWith(name)))).toEqual([])
      const { rows: views } = await client.query('SELECT "views" FROM "PostingViews"')
      expect(views).toEqual([{ views: 3 }])
    },
    MAX_MS,
  )
})

/** Writes rows that aren't sample data, and edits some that are. Returns the rows that must be left in each table. */
async function makeOwnRows(): Promise<Record<string, number>> {
  const db = site.db()
  const idOnly = { id: true }
  const seeker = await db.seeker.create({ data: { email: 'real@acme.example', userName: 'Rae Real' }, select: idOnly })
  const marksOf = (model: string, origin: 'DEMO' | 'ACTIVITY') =>
    db.sampleRow.findMany({ where: { model, origin }, orderBy: { rowId: 'desc' }, select: { rowId: true } })
  const demoJob = await db.posting.findFirstOrThrow({
    where: { status: 'APPROVED', logoId: { not: null } },
    orderBy: { id: 'asc' },
    select: { id: true, logoId: true },
  })
  const sampleJob = await db.posting.findFirstOrThrow({
    where: { jobTitle: 'UX Designer', email: { endsWith: 'sample.example' } },
    select: idOnly,
  })
  const removedJob = await db.posting.findFirstOrThrow({
    where: {
      id: { notIn: [demoJob.id, sampleJob.id] },
      email: { endsWith: 'sample.example' },
      applications: { some: {} },
    },
    select: idOnly,
  })
  const file = await db.storedFile.create({
    data: { name: 'own.pdf', kind: 'RESUME', originalName: 'own.pdf', mimeType: 'application/pdf', size: 1 },
    select: idOnly,
  })
  const applicant = { seekerId: seeker.id, resumeId: file.id, studentName: 'Rae Real', email: 'real@acme.example' }
  for (const { id: postingId } of [demoJob, sampleJob]) {
    const data = { ...applicant, postingId, mobileNumber: '1', termsVersion: '1' }
    await db.application.create({ data, select: idOnly })
  }
  await db.savedJob.create({ data: { seekerId: seeker.id, postingId: sampleJob.id }, select: { seekerId: true } })
  const today = new Date(new Date().toISOString().slice(0, 10))
  await db.postingViews.create({ data: { postingId: sampleJob.id, day: today, views: 3 }, select: { views: true } })
  await db.profile.create({ data: { seekerId: seeker.id, resumeId: file.id }, select: idOnly })
  const blog = { category: 'News', author: 'Ava Owner', description: '<p>Ours</p>', date: new Date() }
  await db.blog.create({ data: { ...blog, title: 'Our first post' }, select: idOnly })
  const [demoBlog] = await marksOf('Blog', 'DEMO')
  const [sampleBlog] = await marksOf('Blog', 'ACTIVITY')
  const comment = { name: 'Rae Real', email: 'real@acme.example', text: 'True.' }
  await db.blogComment.create({ data: { ...comment, blogId: sampleBlog?.rowId ?? 0 }, select: idOnly })
  const edited = { version: 2 }
  await db.blog.update({ where: { id: demoBlog?.rowId }, data: { ...edited, title: 'Rewritten' }, select: idOnly })
  const [partner] = await marksOf('Partner', 'DEMO')
  await db.partner.update({ where: { id: partner?.rowId }, data: edited, select: idOnly })
  const [placement] = await marksOf('JobPost', 'DEMO')
  await db.jobPost.update({ where: { id: placement?.rowId }, data: edited, select: idOnly })
  const message = { name: 'Rae', email: 'real@acme.example', mobile: '1', subject: 'Hello', message: 'Hello' }
  await db.contactMessage.create({ data: message, select: idOnly })
  // Emails to sample people are removed. Emails to real people stay.
  const mail = { subject: 'Hello', text: 'Hello', html: '' }
  const { email: demoEmail } = await db.seeker.findFirstOrThrow({
    where: { email: { endsWith: '@mail.example' } },
    select: { email: true },
  })
  for (const to of ['real@acme.example', demoEmail]) await db.mail.create({ data: { ...mail, to }, select: idOnly })
  // The owner's note and reply on sample records are removed too.
  const [application] = await marksOf('Application', 'ACTIVITY')
  const note = { applicationId: application?.rowId ?? 0, adminId: owner.id, authorName: 'Ava Owner', text: 'Good' }
  await db.applicationNote.create({ data: note, select: idOnly })
  // So are the stages of sample jobs, but not those of kept ones.
  for (const postingId of [sampleJob.id, removedJob.id]) {
    const stage = { postingId, position: 0, name: 'Call', status: 'NEW' as const, updatedAt: today }
    const { id: stageId } = await db.stage.create({ data: stage, select: idOnly })
    const { id: applicationId } = await db.application.findFirstOrThrow({
      where: { postingId, seekerId: { not: seeker.id } },
      select: idOnly,
    })
    await db.application.update({ where: { id: applicationId }, data: { stageId }, select: idOnly })
    const tick = { applicationId, stageId, item: 'Call', authorName: 'Ava Owner' }
    await db.checklistTick.create({ data: tick, select: { item: true } })
  }
  const [sampleMessage] = await marksOf('ContactMessage', 'ACTIVITY')
  const reply = { messageId: sampleMessage?.rowId ?? 0, authorName: 'Ava Owner', subject: 'Re', text: 'Yes' }
  await db.contactReply.create({ data: reply, select: idOnly })
  const points = await db.postingPoint.count({ where: { postingId: { in: [demoJob.id, sampleJob.id] } } })
  return {
    Seeker: 1,
    Profile: 1,
    Application: 2,
    SavedJob: 1,
    Stage: 1,
    Posting: 2,
    PostingPoint: points,
    PostingViews: 1,
    // Our own post, the rewritten one and the one with a real comment.
    Blog: 3,
    BlogComment: 1,
    Partner: 1,
    JobPost: 1,
    ContactMessage: 1,
    Mail: 1,
    // Our resume, the logos of the kept job and partner, and two covers.
    StoredFile: 5,
  }
}
