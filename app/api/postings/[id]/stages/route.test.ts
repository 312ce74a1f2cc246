import { query } from '@/e2e/support/database'
import { holdDecision, releaseDecision } from '@/e2e/support/decisions'
import { applyTo, newApprovedJob } from '@/e2e/support/jobs'
import { mailsTo, waitForMailAbout } from '@/e2e/support/mail'
import { newAdmin, newSeeker, personLinkedTo, signInAdmin, type TestSeeker } from '@/e2e/support/people'
import type { Visitor } from '@/e2e/support/visitor'
import { standardSettings } from '@/lib/hiring/stages/format'
import type { WireStages } from '@/lib/hiring/stages/schema'

type Stage = WireStages['stages'][number]
type Application = { id: number; seeker: TestSeeker }

const html = { accept: 'text/html' }
const stage = (name: string, status: Stage['status'], more: Partial<Stage> = {}): Stage => {
  return { id: null, name, status, subject: '', text: '', checklist: '', ...more }
}
const inbox = stage('Inbox', 'new', { subject: 'Thanks, {name}', text: 'We got it. {recruiter}' })
const screen = stage('Phone screen', 'shortlisted', {
  subject: 'A call about {job title}',
  text: '{recruiter} will call you, {name}.',
  checklist: 'Check the visa\nCall',
})
const technical = stage('Technical interview', 'shortlisted')

let recruiter: Visitor

beforeAll(async () => {
  recruiter = await newAdmin('RECRUITER')
})

async function newJob(...stages: Stage[]): Promise<{ jobId: number; saved: WireStages }> {
  const jobId = await newApprovedJob(await signInAdmin())
  return { jobId, saved: stages.length > 0 ? await saved(jobId, null, stages) : { updatedAt: null, stages: [] } }
}

const save = (jobId: number, updatedAt: string | null, stages: Stage[], by = recruiter) =>
  by.call('PUT', `/api/postings/${jobId}/stages`, { json: { updatedAt, stages } })

async function saved(jobId: number, updatedAt: string | null, stages: Stage[]): Promise<WireStages> {
  const { status, json, text } = await save(jobId, updatedAt, stages)
  if (status !== 200) throw new Error(`The stages weren't saved: ${status} ${text}`)
  return json as WireStages
}

async function newApplication(jobId: number): Promise<Application> {
  const seeker = await newSeeker()
  const { json } = await applyTo(jobId, seeker)
  return { id: (json as { applyJobDetailsId: number }).applyJobDetailsId, seeker }
}

const idOf = ({ stages }: WireStages, name: string) => stages.find((each) => each.name === name)?.id ?? 0
const move = (id: number, json: object) => recruiter.call('PATCH', `/api/applications/${id}`, { json })
const textOf = async (path: string, by = recruiter) => (await by.call('GET', path, { headers: html })).text

/** How often the applicant's page says that they're shortlisted. */
async function stepsSeenBy({ visitor }: TestSeeker): Promise<number> {
  return (await textOf('/jobs-applied', visitor)).split('Shortlisted').length
}

async function placeOf(id: number) {
  const [row] = await query<{ state: string; name: string | null }>(
    `SELECT a."state", s."name" FROM "Application" a LEFT JOIN "Stage" s ON s."id" = a."stageId" WHERE a."id" = $1`,
    [id],
  )
  return row
}

test('a move to another stage of the same status can have an email of its own', async () => {
  const { jobId, saved: stages } = await newJob(inbox, screen, technical)
  const { id, seeker } = await newApplication(jobId)
  const [from, to] = [idOf(stages, 'Technical interview'), idOf(stages, 'Phone screen')]
  expect((await move(id, { state: 'shortlisted', stage: from })).status).toBe(200)
  const mail = { subject: 'Can we talk?', text: 'Tomorrow at ten?' }
  const moved = { state: 'shortlisted', from: 'shortlisted', stage: to, fromStage: from, mail }
  expect((await move(id, moved)).status).toBe(200)
  await releaseDecision(id)
  expect((await waitForMailAbout(seeker.email, 'Can we talk?')).text).toContain('Tomorrow at ten?')
  const other = { ...moved, from: 'shortlisted', mail: { ...mail, text: 'Never sent.' } }
  expect((await move(id, other)).status).toBe(409)
})

test('an application moves through the stages, and other systems and the applicant only see the status', async () => {
  const { jobId, saved: stages } = await newJob(inbox, screen, technical)
  const { id, seeker } = await newApplication(jobId)
  const thanks = await waitForMailAbout(seeker.email, 'Thanks, Asha Verma')
  expect(thanks.text).toContain('We got it. Cedarbridge')
  expect((await mailsTo(seeker.email)).filter(({ subject }) => subject.includes('application'))).toEqual([])

  expect((await move(id, { state: 'shortlisted', stage: idOf(stages, 'Technical interview') })).status).toBe(200)
  await releaseDecision(id)
  await waitForMailAbout(seeker.email, "You've been shortlisted")
  const columns = `SELECT "state", "stateChangedAt", "stageId" FROM "Application" WHERE "id" = $1`
  const before = await query(columns, [id])
  const steps = await stepsSeenBy(seeker)

  const toScreen = { state: 'shortlisted', stage: idOf(stages, 'Phone screen') }
  const preview = await recruiter.call(
    'GET',
    `/api/applications/${id}/mail?${new URLSearchParams({ state: 'shortlisted', stage: String(toScreen.stage) })}`,
  )
  expect(preview.json).toMatchObject({ subject: 'A call about Backend Engineer' })
  expect(
    (await move(id, { ...toScreen, from: 'shortlisted', fromStage: idOf(stages, 'Technical interview') })).status,
  ).toBe(200)
  const mailId = await holdDecision(id)
  expect(await query(`SELECT "subject" FROM "Mail" WHERE "id" = $1`, [mailId])).toEqual([
    { subject: 'A call about Backend Engineer' },
  ])
  const [event] = await query(
    `SELECT "state", "stage", "webhookEventId" FROM "ApplicationEvent" WHERE "applicationId" = $1 ORDER BY "id" DESC LIMIT 1`,
    [id],
  )
  expect(event).toEqual({ state: 'SHORTLISTED', stage: 'Phone screen', webhookEventId: null })

  expect((await recruiter.call('POST', `/api/applications/${id}/undo`)).status).toBe(200)
  expect(await query(columns, [id])).toEqual(before)
  expect(await query('SELECT 1 FROM "Mail" WHERE "id" = $1', [mailId])).toEqual([])
  expect((await move(id, toScreen)).status).toBe(200)
  await releaseDecision(id)
  expect((await waitForMailAbout(seeker.email, 'A call about')).text).toContain('will call you, Asha Verma.')
  expect(await stepsSeenBy(seeker)).toBe(steps)
})

test("a status that someone chooses in the list is the first stage with it, and only the status's email is sent", async () => {
  const { jobId } = await newJob(inbox, screen, technical)
  const { id } = await newApplication(jobId)
  const preview = await recruiter.call('GET', `/api/applications/${id}/mail?state=shortlisted`)
  expect((await move(id, { state: 'shortlisted' })).status).toBe(200)
  const mailId = await holdDecision(id)
  expect(preview.json).toMatchObject({ subject: expect.stringContaining("You've been shortlisted") })
  expect(await query(`SELECT "subject" FROM "Mail" WHERE "id" = $1`, [mailId])).toEqual([
    { subject: (preview.json as { subject: string }).subject },
  ])
  expect(await textOf(`/adminappliedjobs/${id}`)).toContain('Check the visa')
  expect((await move(id, { state: 'new' })).status).toBe(200)
  expect(await holdDecision(id)).toBe(0)
  expect((await move(id, { state: 'hired' })).status).toBe(200)
  const board = await textOf(`/adminappliedjobs/board?job=${jobId}`)
  for (const name of ['Inbox', 'Technical interview', 'Hired']) expect(board).toContain(`>${name}</span>`)
  expect(board).not.toContain('>Reviewed</span>')
})

test("the list, comparisons, the person's page and the CSV name the stage, and the list filters by it", async () => {
  const { jobId, saved: stages } = await newJob(inbox, screen, technical)
  const [first, second] = [await newApplication(jobId), await newApplication(jobId)]
  const stageId = idOf(stages, 'Technical interview')
  expect((await move(first.id, { state: 'shortlisted', stage: stageId })).status).toBe(200)
  const badge = (name: string) => new RegExp(`<span class="[^"]*rounded-full[^"]*">${name}</span>`)
  const personId = await personLinkedTo(first.seeker)
  for (const path of [
    `/adminappliedjobs?job=${jobId}`,
    `/adminappliedjobs/compare?a=${first.id}&b=${second.id}`,
    `/people/${personId}`,
  ])
    expect(await textOf(path)).toMatch(badge('Technical interview'))
  const listed = await textOf(`/adminappliedjobs?job=${jobId}`)
  expect(listed).toMatch(badge('Inbox'))
  expect(listed).toContain('aria-label="Stage"')
  expect(await textOf(`/adminappliedjobs?search=${first.seeker.email}`)).not.toContain('aria-label="Stage"')
  const underNew = await textOf(`/adminappliedjobs?job=${jobId}&state=new`)
  expect(underNew).toContain('>Inbox</option>')
  expect(underNew).not.toContain('>Technical interview</option>')

  const csvOf = async (more: string) =>
    (await recruiter.call('GET', `/api/exports/applications?job=${jobId}${more}`)).text
  expect(await csvOf('')).toMatch(new RegExp(`${first.seeker.email}.*,shortlisted,.*,Technical interview\\r?\\n`))
  expect(await csvOf('')).toMatch(new RegExp(`${second.seeker.email}.*,new,.*,Inbox\\r?\\n`))
  const filtered = await csvOf(`&stage=${stageId}`)
  expect(filtered).toContain(first.seeker.email)
  expect(filtered).not.toContain(second.seeker.email)
})

test('a colleague who saw other stages gets a conflict', async () => {
  const { jobId, saved: first } = await newJob(inbox, screen, technical)
  const { id } = await newApplication(jobId)
  const screenId = idOf(first, 'Phone screen')
  expect((await move(id, { state: 'shortlisted', stage: screenId })).status).toBe(200)
  const fromInbox = { state: 'shortlisted', from: 'shortlisted', fromStage: idOf(first, 'Inbox') }
  expect((await move(id, { ...fromInbox, stage: idOf(first, 'Technical interview') })).status).toBe(409)
  expect((await move(id, { state: 'new', stage: screenId })).status).toBe(409)

  const colleague = await newAdmin('RECRUITER')
  const [one, other] = await Promise.all([
    save(jobId, first.updatedAt, [...first.stages, stage('Offer', 'shortlisted')]),
    save(jobId, first.updatedAt, [...first.stages, stage('Contract', 'hired')], colleague),
  ])
  expect([one.status, other.status].sort()).toEqual([200, 409])
  const refused = one.status === 409 ? one : other
  const current = one.status === 409 ? other.json : one.json
  expect(refused.json).toMatchObject({ message: 'Someone else just edited this.', current })
})

test('applications stay where they are when stages are reordered, and a removed stage moves its own to the next of its status', async () => {
  const { jobId, saved: first } = await newJob(inbox, screen, technical)
  const [atFirst, moved] = [await newApplication(jobId), await newApplication(jobId)]
  await move(atFirst.id, { state: 'shortlisted' })
  await move(moved.id, { state: 'shortlisted', stage: idOf(first, 'Technical interview') })
  const [one, two, three] = first.stages
  if (!one || !two || !three) throw new Error('A stage is missing.')
  const reordered = await saved(jobId, first.updatedAt, [one, three, two])
  expect(await placeOf(atFirst.id)).toEqual({ state: 'SHORTLISTED', name: 'Phone screen' })

  const without = await saved(jobId, reordered.updatedAt, [one, { ...three, name: 'Interview' }])
  expect(without.stages.map(({ name }) => name)).toEqual(['Inbox', 'Interview'])
  expect(await placeOf(atFirst.id)).toEqual({ state: 'SHORTLISTED', name: null })
  expect(await placeOf(moved.id)).toEqual({ state: 'SHORTLISTED', name: 'Interview' })
  expect(await textOf(`/adminappliedjobs?job=${jobId}&stage=${three.id}`)).toContain('2 applications')

  await saved(jobId, without.updatedAt, standardSettings)
  expect(await query(`SELECT 1 FROM "Stage" WHERE "postingId" = $1`, [jobId])).toEqual([])
  expect(await placeOf(moved.id)).toEqual({ state: 'SHORTLISTED', name: null })
})

test('an application whose status changed without its stage is in the first stage of its status', async () => {
  const { jobId, saved: stages } = await newJob(inbox, screen)
  const { id } = await newApplication(jobId)
  await move(id, { state: 'shortlisted', stage: idOf(stages, 'Phone screen') })
  await query(`UPDATE "Application" SET "state" = 'NEW' WHERE "id" = $1`, [id])
  const listOf = (name: string) => textOf(`/adminappliedjobs?job=${jobId}&stage=${idOf(stages, name)}`)
  expect(await listOf('Inbox')).toContain(`/adminappliedjobs/${id}`)
  expect(await listOf('Phone screen')).not.toContain(`/adminappliedjobs/${id}`)
})

test('moves into a stage that is being removed either come first or meet a conflict', async () => {
  const { jobId, saved: first } = await newJob(inbox, screen, technical)
  const applications = await Promise.all([1, 2, 3].map(() => newApplication(jobId)))
  const toScreen = { state: 'shortlisted', stage: idOf(first, 'Phone screen') }
  const [removal, ...moves] = await Promise.all([
    save(jobId, first.updatedAt, [inbox, technical]),
    ...applications.map(({ id }) => move(id, toScreen)),
  ])
  expect(removal?.status).toBe(200)
  const stateAfter: Record<number, string> = { 200: 'SHORTLISTED', 409: 'NEW' }
  for (const [at, { id }] of applications.entries())
    expect(await placeOf(id)).toEqual({ state: stateAfter[moves[at]?.status ?? 0], name: null })
})

test('an item is checked off once, with who and when, also after its line is reworded, until it leaves the checklist', async () => {
  const { jobId, saved: first } = await newJob(screen)
  const { id } = await newApplication(jobId)
  const stageId = idOf(first, 'Phone screen')
  const tick = (item: string, isDone = true) =>
    recruiter.call('PUT', `/api/applications/${id}/checklist`, { json: { stageId, item, isDone } })
  const ticks = () => query(`SELECT "item" FROM "ChecklistTick" WHERE "applicationId" = $1`, [id])
  expect((await Promise.all([tick('Call'), tick('Call')])).map(({ status }) => status)).toEqual([200, 200])
  expect(await ticks()).toEqual([{ item: 'Call' }])
  const audited = await query(
    `SELECT 1 FROM "AuditEntry" WHERE "action" = 'application.item-checked' AND "subjectId" = $1`,
    [id],
  )
  expect(audited).toHaveLength(1)
  expect((await tick('Write')).status).toBe(409)
  await tick('Call', false)
  expect(await ticks()).toEqual([])

  await tick('Call')
  const withChecklist = (checklist: string) => first.stages.map((each) => ({ ...each, checklist }))
  const reworded = await saved(jobId, first.updatedAt, withChecklist('Check the visa\nCall twice'))
  expect(await ticks()).toEqual([{ item: 'Call twice' }])
  await saved(jobId, reworded.updatedAt, withChecklist('Check the visa'))
  expect(await ticks()).toEqual([])
})
