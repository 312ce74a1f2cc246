import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { databaseLogSize, deadlocks, query } from '@/e2e/support/database'
import { Employer } from '@/e2e/support/employers'
import { applyTo, newApprovedJob, pdfResume } from '@/e2e/support/jobs'
import { newAdmin, newSeeker, PASSWORD, signInAdmin, type TestSeeker } from '@/e2e/support/people'
import { required } from '@/e2e/support/settings'
import type { Reply, Visitor } from '@/e2e/support/visitor'

const CLIENTS = 12
const CALLS_EACH = 60
const SEEKERS = 3
const JOBS = 3

type Act<Scene> = (scene: Scene) => Promise<Reply>
type Applying = { seekers: TestSeeker[]; jobs: number[]; admins: Visitor[]; marker: string }
type Hiring = { employers: Employer[]; admins: Visitor[]; seekers: TestSeeker[] }

const one = <T>(all: readonly T[]): T => all[randomInt(all.length)] as T

async function applicationOf(scene: Applying): Promise<number> {
  const rows = await query<{ id: number }>(
    `SELECT application."id" FROM "Application" application JOIN "Posting" posting ON posting."id" = application."postingId"
     WHERE posting."jobTitle" LIKE $1`,
    [`${scene.marker}%`],
  )
  return rows.length > 0 ? one(rows).id : 2_000_000_000
}

const form = (name: string, json: object, files: Record<string, File> = {}) => {
  const data = new FormData()
  data.set(name, JSON.stringify(json))
  for (const [field, file] of Object.entries(files)) data.set(field, file)
  return data
}

/** Actions on the same few jobs, applications and accounts. */
const applying: Act<Applying>[] = [
  ({ jobs, seekers }) => applyTo(one(jobs), one(seekers)),
  ({ jobs, seekers }) => applyTo(one(jobs), one(seekers), null),
  ({ jobs, seekers }) => applyTo(one(jobs), one(seekers), pdfResume(), { keepForLater: true, wantsNews: true }),
  async (scene) => {
    const id = await applicationOf(scene)
    return one(scene.seekers).visitor.call('POST', `/api/applications/${id}/withdraw`)
  },
  ({ seekers }) =>
    one(seekers).visitor.call('POST', '/profile/add', { form: form('profileData', {}, { resume: pdfResume() }) }),
  async ({ seekers }) => {
    const seeker = one(seekers)
    const [profile] = await query<{ id: number }>(
      `SELECT "id" FROM "Profile" WHERE "seekerId" = (SELECT "id" FROM "Seeker" WHERE "email" = $1)`,
      [seeker.email],
    )
    const path = `/profile/update/${profile?.id ?? 2_000_000_000}`
    return seeker.visitor.call('PUT', path, { form: form('profileData', {}, { resume: pdfResume() }) })
  },
  ({ seekers }) =>
    one(seekers).visitor.call('PUT', '/api/general-application', {
      form: form('data', { wish: 'Remote', consent: true }, { resume: pdfResume() }),
    }),
  ({ seekers }) => one(seekers).visitor.call('DELETE', '/api/account/consents/later-jobs'),
  ({ seekers }) => one(seekers).visitor.call('PUT', '/api/account/consents/news'),
  ({ jobs, seekers }) => one(seekers).visitor.call('PUT', `/api/saved-jobs/${one(jobs)}`),
  ({ jobs, seekers }) => one(seekers).visitor.call('DELETE', `/api/saved-jobs/${one(jobs)}`),
  async (scene) => {
    const seeker = one(scene.seekers)
    const reply = await seeker.visitor.call('DELETE', '/api/account', { json: { password: PASSWORD } })
    if (reply.status === 200) scene.seekers[scene.seekers.indexOf(seeker)] = await newSeeker()
    return reply
  },
  async (scene) => {
    const json = { state: one(['reviewed', 'shortlisted', 'rejected', 'hired']) }
    return one(scene.admins).call('PATCH', `/api/applications/${await applicationOf(scene)}`, { json })
  },
  async ({ jobs, admins }) => {
    const job = one(jobs)
    const stages = await stagesOf(job)
    const added = { id: null, name: `Call ${randomInt(1_000_000)}`, status: one(['new', 'shortlisted', 'rejected']) }
    const json = {
      updatedAt: stages[0]?.updatedAt ?? null,
      stages: [...stages.slice(randomInt(2)).slice(-4), added].map(({ id, name, status }) => {
        return { id, name, status, subject: 'A call', text: 'Hi {name}', checklist: 'Call' }
      }),
    }
    return one(admins).call('PUT', `/api/postings/${job}/stages`, { json })
  },
  async (scene) => {
    const { applicationId, ...json } = await placeToMoveTo(scene)
    return one(scene.admins).call('PATCH', `/api/applications/${applicationId}`, { json })
  },
  async (scene) => {
    const { applicationId, stage } = await placeToMoveTo(scene)
    const json = { stageId: stage, item: 'Call', isDone: one([true, false]) }
    return one(scene.admins).call('PUT', `/api/applications/${applicationId}/checklist`, { json })
  },
  async (scene) => one(scene.admins).call('POST', `/api/applications/${await applicationOf(scene)}/undo`),
  async (scene) => one(scene.admins).call('DELETE', `/apply-job/delete/${await applicationOf(scene)}`),
  async (scene) =>
    one(scene.admins).call('POST', `/api/applications/${await applicationOf(scene)}/notes`, { json: { text: 'Call' } }),
  async (scene) => {
    const job = one(scene.jobs)
    const json = { hireFromUsId: job, status: 'taken-down', reason: 'Filled elsewhere' }
    const reply = await one(scene.admins).call('PUT', '/hire-from-us', { json })
    if (reply.status === 200) scene.jobs[scene.jobs.indexOf(job)] = await newJob(scene)
    return reply
  },
]

const stagesOf = (job: number) =>
  query<{ id: number; name: string; status: string; updatedAt: Date }>(
    `SELECT "id", "name", lower("status"::text) AS "status", "updatedAt" FROM "Stage" WHERE "postingId" = $1 ORDER BY "position"`,
    [job],
  )

/** A stage for one of the applications. */
async function placeToMoveTo({ marker }: Applying) {
  const rows = await query<{ applicationId: number; stage: number; state: string }>(
    `SELECT application."id" AS "applicationId", stage."id" AS "stage", lower(stage."status"::text) AS "state"
     FROM "Application" application JOIN "Posting" posting ON posting."id" = application."postingId"
     JOIN "Stage" stage ON stage."postingId" = posting."id" WHERE posting."jobTitle" LIKE $1`,
    [`${marker}%`],
  )
  return rows.length > 0 ? one(rows) : { applicationId: 2_000_000_000, stage: 1, state: 'new' }
}

const newJob = ({ admins, marker }: Applying) =>
  newApprovedJob(one(admins), {
    jobTitle: `${marker} ${randomInt(1_000_000)}`,
    company: `Company ${randomInt(1_000_000)}`,
  })

/** Two admins, each on both of the site's processes. */
async function newAdmins(): Promise<Visitor[]> {
  const site = process.env.TEST_SECOND_SITE_URL ?? required('TEST_SITE_URL')
  const admins = [await signInAdmin(), await newAdmin('RECRUITER')]
  return [...admins, ...admins.map((admin) => admin.at(site))]
}

async function newApplying(): Promise<Applying> {
  const scene: Applying = { seekers: [], jobs: [], admins: await newAdmins(), marker: `Storm ${Date.now()}` }
  for (let i = 0; i < SEEKERS; i += 1) scene.seekers.push(await newSeeker())
  for (let i = 0; i < JOBS; i += 1) scene.jobs.push(await newJob(scene))
  return scene
}

/** Actions of employers and admins on the same few postings. */
const hiring: Act<Hiring>[] = [
  ({ employers }) => one(employers).change({ salary: `$${randomInt(40, 90)} per hour` }),
  ({ employers }) => one(employers).change({ vacancies: String(randomInt(1, 9)) }, logo),
  ...['takeBack', 'close', 'fill', 'renew'].map(
    (step): Act<Hiring> =>
      ({ employers }) =>
        one(employers).take(step),
  ),
  ({ employers }) => one(employers).take('withdraw'),
  async ({ employers }) => {
    const employer = await newEmployer()
    employers[randomInt(employers.length)] = employer
    return employer.change({ salary: '$50 per hour' })
  },
  ({ employers }) => one(employers).repeat(),
  ...['approved', 'approved', 'returned', 'rejected', 'taken-down'].map(
    (status): Act<Hiring> =>
      ({ employers, admins }) =>
        one(admins).call('PUT', '/hire-from-us', {
          json: { hireFromUsId: one(employers).id, status, reason: 'What does it pay?' },
        }),
  ),
  ({ employers, admins }) => {
    const postings = employers.map(({ id }) => ({ hireFromUsId: id }))
    const json = { postings: one([postings, postings.toReversed()]), status: 'approved' }
    return one(admins).call('POST', '/hire-from-us/decisions', { json })
  },
  ({ employers, admins }) => one(admins).call('POST', `/api/postings/${one(employers).id}/undo`),
  async ({ employers, admins }) => {
    const employer = one(employers)
    const { version, changeVersion } = await employer.read()
    const json = { version, changeVersion: changeVersion || 1, status: one(['approved', 'rejected']) }
    return one(admins).call('PUT', `/api/postings/${employer.id}/revision`, { json })
  },
  async ({ employers, admins }) => {
    const employer = one(employers)
    const { version } = await employer.read()
    const json = { version, city: 'Austin', region: 'Texas', country: 'US' }
    return one(admins).call('PATCH', `/api/postings/${employer.id}/reading`, { json })
  },
  ({ employers, seekers }) => applyTo(one(employers).id, one(seekers)),
  ({ employers, seekers }) => one(seekers).visitor.call('PUT', `/api/saved-jobs/${one(employers).id}`),
  ({ employers, seekers }) => one(seekers).visitor.call('DELETE', `/api/saved-jobs/${one(employers).id}`),
]
const logo = new Blob([readFileSync('e2e/support/logo.png')])

async function newHiring(): Promise<Hiring> {
  const admins = await newAdmins()
  const scene: Hiring = { employers: [], admins, seekers: [] }
  for (let i = 0; i < SEEKERS; i += 1) scene.seekers.push(await newSeeker())
  for (let i = 0; i < JOBS; i += 1) scene.employers.push(await newEmployer())
  return scene
}

const newEmployer = () => Employer.ofJob({ jobTitle: `Storm ${randomInt(1_000_000)}` })

/** Invariants that must hold after any order of calls. */
const wrongs: [string, string][] = [
  [
    'applications in a stage of another status or job',
    `SELECT application."id" FROM "Application" application JOIN "Stage" stage ON stage."id" = application."stageId"
     WHERE stage."status" <> application."state" OR stage."postingId" <> application."postingId"`,
  ],
  [
    'unreferenced files',
    `SELECT "id" FROM "StoredFile" file WHERE file."kind" = 'RESUME'
     AND NOT EXISTS (SELECT 1 FROM "Profile" WHERE "resumeId" = file."id")
     AND NOT EXISTS (SELECT 1 FROM "GeneralApplication" WHERE "resumeId" = file."id")
     AND NOT EXISTS (SELECT 1 FROM "Application" WHERE "resumeId" = file."id")`,
  ],
  [
    'unreferenced logos',
    `SELECT "id" FROM "StoredFile" file WHERE file."kind" = 'COMPANY_LOGO'
     AND NOT EXISTS (SELECT 1 FROM "Posting" WHERE "logoId" = file."id")
     AND NOT EXISTS (SELECT 1 FROM "PostingRevision" WHERE "logoId" = file."id")`,
  ],
  [
    'applications whose history ends in another status',
    `SELECT application."id" FROM "Application" application WHERE application."state" IS DISTINCT FROM
     (SELECT event."state" FROM "ApplicationEvent" event WHERE event."applicationId" = application."id"
      AND event."undoneAt" IS NULL ORDER BY event."id" DESC LIMIT 1)`,
  ],
]
const countOf = async (sql: string) => new Set((await query<{ id: number }>(sql)).map(({ id }) => id))

/** Runs all actions at once. Expects no errors, no leftovers and no deadlocks. */
async function storm<Scene>(acts: Act<Scene>[], scene: Scene): Promise<void> {
  const logged = databaseLogSize()
  const before = await Promise.all(wrongs.map(([, sql]) => countOf(sql)))
  const failures: string[] = []
  let accepted = 0
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      for (let made = 0; made < CALLS_EACH; made += 1) {
        const act = one(acts)
        const { status, text } = await act(scene)
        if (status < 300) accepted += 1
        if (status >= 500) failures.push(`${act}: ${status} ${text}`)
      }
    }),
  )
  expect({ failures, deadlocks: deadlocks(logged) }).toEqual({ failures: [], deadlocks: [] })
  expect(accepted).toBeGreaterThan((CLIENTS * CALLS_EACH) / 10)
  for (const [index, [name, sql]] of wrongs.entries()) {
    const found = [...(await countOf(sql))].filter((id) => !before[index]?.has(id))
    expect([name, found]).toEqual([name, []])
  }
}

test('handles any order of actions on the same jobs, applications and accounts without errors or leftovers', async () => {
  await storm(applying, await newApplying())
}, 240_000)

test("handles any order of employers' and admins' actions on the same postings without errors or leftovers", async () => {
  await storm(hiring, await newHiring())
}, 240_000)
