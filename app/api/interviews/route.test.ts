import { query } from '@/e2e/support/database'
import { holdDecision, releaseDecision } from '@/e2e/support/decisions'
import { eventsIn, invitationIn, slotsAhead } from '@/e2e/support/interviews'
import { applyTo, newApprovedJob } from '@/e2e/support/jobs'
import { linkIn, mailsTo, waitForMailAbout } from '@/e2e/support/mail'
import { newAdmin, newEmail, newSeeker, PASSWORD, signInAdmin, type TestSeeker } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'
import type { WireInterview } from '@/lib/hiring/interviews/schema'

const stamp = Date.now()
const zone = 'America/Chicago'
let recruiter: Visitor
let recruiterEmail: string
let jobCount = 0

beforeAll(async () => {
  recruiterEmail = newEmail('recruiter')
  recruiter = await newAdmin('RECRUITER', recruiterEmail)
})

type Applied = { id: number; number: number; seeker: TestSeeker; jobTitle: string }

async function newApplication(name = 'Lena Fox'): Promise<Applied> {
  jobCount += 1
  const jobTitle = `Harbor Pilot ${stamp} ${jobCount}`
  const seeker = await newSeeker(name)
  const { json } = await applyTo(await newApprovedJob(await signInAdmin(), { jobTitle }), seeker)
  return { id: (json as { applyJobDetailsId: number }).applyJobDetailsId, number: jobCount, seeker, jobTitle }
}

const proposal = {
  title: 'First talk',
  kind: 'video',
  place: 'https://meet.example/room',
  minutes: 45,
  timeZone: zone,
  slots: slotsAhead(10, 11),
  note: 'Bring questions.',
}

const propose = (id: number, more: object = {}, as = recruiter) =>
  as.call('POST', `/api/applications/${id}/interviews`, { json: { ...proposal, ...more } })

async function proposed(applied: Applied, more: object = {}) {
  // A recruiter can only be in one interview at a time.
  const slots = slotsAhead(20 + 2 * applied.number, 21 + 2 * applied.number)
  const { status, json } = await propose(applied.id, { slots, ...more })
  expect(status).toBe(201)
  const mail = await waitForMailAbout(applied.seeker.email, 'Choose a time')
  const link = linkIn(mail, '/interview')
  return { interview: json as WireInterview, link, answer: answerTo(link) }
}

const answerTo = (link: string) => (json: object) =>
  new Visitor().call('POST', `/api/interviews/answer${link.slice(link.indexOf('?'))}`, { json })

const pageOf = async (link: string) =>
  (await new Visitor().call('GET', link, { headers: { accept: 'text/html' } })).text.replaceAll('<!-- -->', '')

test('an applicant chooses a time, and both get the same event in their calendars until it is canceled', async () => {
  const applied = await newApplication()
  const { interview, link, answer } = await proposed(applied)
  const [slot = ''] = interview.slots
  expect(await pageOf(link)).toContain('Choose a time')
  expect((await answer({ answer: 'pick', slot, zone: 'Asia/Calcutta' })).status).toBe(200)
  // A double click changes nothing.
  expect((await answer({ answer: 'pick', slot })).status).toBe(200)

  const confirmed = await waitForMailAbout(applied.seeker.email, 'Confirmed: First talk')
  const theirs = await waitForMailAbout(recruiterEmail, `Interview scheduled: Lena Fox, ${applied.jobTitle}`)
  const start = slot.replaceAll(/[-:]|\.\d+/g, '')
  const [first, second] = [invitationIn(confirmed), invitationIn(theirs)]
  expect(first).toMatchObject({ method: 'REQUEST', SEQUENCE: '1', DTSTART: start, STATUS: 'CONFIRMED' })
  expect(second).toMatchObject({ method: 'REQUEST', SEQUENCE: '1', DTSTART: start, UID: first.UID })
  expect(confirmed.headers['reply-to']).toBe(recruiterEmail)
  // Their own time zone leads.
  expect(confirmed.text).toMatch(/When: .* GMT\+5:30 \(.* C[SD]T\)/)
  expect(theirs.text).toMatch(/When: .* C[SD]T \(.* GMT\+5:30\)/)

  const stale = { ...proposal, slots: slotsAhead(130), version: interview.version }
  const refused = await recruiter.call('PUT', `/api/interviews/${interview.id}`, { json: stale })
  expect(refused.status).toBe(409)
  const { current } = refused.json as { current: WireInterview }
  expect(current).toMatchObject({ state: 'scheduled', startsAt: slot })
  const moved = await recruiter.call('PUT', `/api/interviews/${interview.id}`, {
    json: { ...stale, version: current.version },
  })
  expect(moved.status).toBe(200)
  const again = await waitForMailAbout(applied.seeker.email, 'New times: First talk')
  expect(invitationIn(again)).toMatchObject({ method: 'CANCEL', SEQUENCE: '2', UID: first.UID, DTSTART: start })
  expect((await answer({ answer: 'pick', slot })).status).toBe(409)
  const [next = ''] = (moved.json as WireInterview).slots
  expect((await answerTo(linkIn(again, '/interview'))({ answer: 'pick', slot: next })).status).toBe(200)

  expect((await answer({ answer: 'cancel', message: 'I found another job.' })).status).toBe(200)
  expect((await answer({ answer: 'cancel' })).status).toBe(410)
  const over = await waitForMailAbout(recruiterEmail, `Canceled: Lena Fox, ${applied.jobTitle}`)
  expect(invitationIn(over)).toMatchObject({ method: 'CANCEL', SEQUENCE: '4', UID: first.UID, STATUS: 'CANCELLED' })
  expect(over.text).toContain('> I found another job.')
  expect(await pageOf(link)).toContain('This interview is canceled.')
  const sent = (await mailsTo(applied.seeker.email)).flatMap((mail) => mail.calendars.map(({ text }) => text))
  expect(new Set(sent.map((text) => eventsIn(text)[0]?.UID)).size).toBe(1)
})

test('a time that another applicant chose is not offered anymore', async () => {
  const first = await proposed(await newApplication('Ana Ruiz'), { slots: slotsAhead(120) })
  const second = await proposed(await newApplication('Bo Lind'), { slots: slotsAhead(120, 121) })
  const [slot] = first.interview.slots
  const answers = await Promise.all([first, second].map(({ answer }) => answer({ answer: 'pick', slot })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const loser = answers[0]?.status === 409 ? first : second
  expect(await pageOf(loser.link)).not.toContain(`value="${slot}"`)
})

test('an applicant can say that no time fits, which the recruiter sees on the dashboard', async () => {
  const alone = await newAdmin('RECRUITER')
  const applied = await newApplication('Mia Holt')
  expect((await propose(applied.id, {}, alone)).status).toBe(201)
  const mail = await waitForMailAbout(applied.seeker.email, 'Choose a time')
  const answer = answerTo(linkIn(mail, '/interview'))
  expect((await answer({ answer: 'decline' })).status).toBe(400)
  expect((await answer({ answer: 'decline', message: 'Evenings only.' })).status).toBe(200)
  const page = await alone.call('GET', '/dashboard', { headers: { accept: 'text/html' } })
  expect(page.text.replaceAll('<!-- -->', '')).toContain('</span> interview to reschedule')
  const [, href = ''] = /href="(\/adminappliedjobs\?interview=\d+)"/.exec(page.text) ?? []
  const list = await alone.call('GET', href, { headers: { accept: 'text/html' } })
  expect(list.text).toContain('Mia Holt')
})

test('works without JavaScript, with a form that leads back to the page', async () => {
  const { link, interview } = await proposed(await newApplication('Oda Berg'))
  const path = `/api/interviews/answer${link.slice(link.indexOf('?'))}`
  const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    new Visitor().call('POST', path, {
      body: new URLSearchParams(fields),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
  const wrong = await send({ answer: 'pick' })
  expect(wrong.status).toBe(303)
  expect(wrong.headers.get('location')).toMatch(/\/interview\?token=[^&]+&problem=invalid$/)
  const elsewhere = await send({ answer: 'cancel' }, { origin: 'https://evil.example' })
  expect(elsewhere.headers.get('location')).toContain('problem=forbidden')
  const right = await send({ answer: 'pick', slot: interview.slots[0] ?? '', zone: '', message: '' })
  expect(right.headers.get('location')).toMatch(/\/interview\?token=[^&]+$/)
  expect(await pageOf(link)).toContain('Your interview is confirmed.')
  // Other calls still only take JSON.
  const form = {
    body: new URLSearchParams({ reason: '', version: '1' }),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }
  expect((await recruiter.call('POST', `/api/interviews/${interview.id}/cancel`, form)).status).toBe(415)
})

describe('a proposal', () => {
  test.each([
    ['a time in the past', { slots: [{ startsAt: '2020-01-01T10:00' }] }, 'slots.0.startsAt'],
    ['a time that clocks skip', { slots: [{ startsAt: '2027-03-14T02:30' }] }, 'slots.0.startsAt'],
    ['the same time twice', { slots: [...slotsAhead(5), ...slotsAhead(5)] }, 'slots.1.startsAt'],
    ['six times', { slots: slotsAhead(5, 6, 7, 8, 9, 10) }, 'slots'],
    ['a time next year', { slots: slotsAhead(300) }, 'slots.0.startsAt'],
    ['an unknown time zone', { timeZone: 'Mars/Olympus' }, 'timeZone'],
    ['no place', { place: ' ' }, 'place'],
  ])('is refused with %s', async (_case, more, field) => {
    const { status, json } = await propose(2_000_000_000, more)
    expect(status).toBe(400)
    expect(Object.keys((json as { errors: object }).errors)).toContain(field)
  })

  test('is refused while another one is open, and for a closed application', async () => {
    const { id } = await newApplication()
    const both = await Promise.all([propose(id), propose(id, {}, await newAdmin('RECRUITER'))])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    const rejected = await newApplication()
    await recruiter.call('PATCH', `/api/applications/${rejected.id}`, { json: { state: 'rejected' } })
    expect((await propose(rejected.id)).status).toBe(409)
  })
})

test('withdrawing cancels the interview in both calendars', async () => {
  const applied = await newApplication('Kai Moss')
  const { answer, interview, link } = await proposed(applied)
  await answer({ answer: 'pick', slot: interview.slots[0] })
  expect((await applied.seeker.visitor.call('POST', `/api/applications/${applied.id}/withdraw`)).status).toBe(200)
  const mail = await waitForMailAbout(recruiterEmail, `Canceled: Kai Moss, ${applied.jobTitle}`)
  expect(invitationIn(mail)).toMatchObject({ method: 'CANCEL' })
  expect(await pageOf(link)).toContain('This interview is canceled.')
})

test('rejecting cancels a scheduled interview in both calendars, once it cannot be undone', async () => {
  const applied = await newApplication('Ida Brook')
  const { answer, interview, link } = await proposed(applied)
  await answer({ answer: 'pick', slot: interview.slots[0] })
  await waitForMailAbout(recruiterEmail, 'Interview scheduled: Ida Brook')
  await recruiter.call('PATCH', `/api/applications/${applied.id}`, { json: { state: 'rejected' } })
  await holdDecision(applied.id)
  const other = await newApplication('Uma Reed')
  const second = await proposed(other)
  await second.answer({ answer: 'pick', slot: second.interview.slots[0] })
  await recruiter.call('PATCH', `/api/applications/${other.id}`, { json: { state: 'rejected' } })
  await releaseDecision(other.id)
  // By the time that the second one is canceled, the task has seen the first.
  await waitForMailAbout(other.seeker.email, 'Canceled: ')
  expect(await pageOf(link)).not.toContain('This interview is canceled.')
  await releaseDecision(applied.id)
  const mail = await waitForMailAbout(recruiterEmail, `Canceled: Ida Brook, ${applied.jobTitle}`)
  expect(invitationIn(mail)).toMatchObject({ method: 'CANCEL' })
  expect(mail.text).toContain('The application was rejected, so this interview is canceled.')
  expect(invitationIn(await waitForMailAbout(applied.seeker.email, 'Canceled: '))).toMatchObject({ method: 'CANCEL' })
  expect(await pageOf(link)).toContain('This interview is canceled.')
})

test("a rejection that can still be undone doesn't show in the invitation", async () => {
  const applied = await newApplication()
  const { link, interview, answer } = await proposed(applied)
  expect(
    (await recruiter.call('PATCH', `/api/applications/${applied.id}`, { json: { state: 'rejected' } })).status,
  ).toBe(200)
  await holdDecision(applied.id)
  expect(await pageOf(link)).toContain('Choose a time')
  const jobs = await applied.seeker.visitor.call('GET', '/jobs-applied', { headers: { accept: 'text/html' } })
  expect(jobs.text).toContain('/interview?')
  await releaseDecision(applied.id)
  expect(await pageOf(link)).not.toContain('Choose a time')
  expect((await answer({ answer: 'pick', slot: interview.slots[0] })).status).toBe(410)
})

test('deleting the application leaves nothing but a cancellation without the applicant', async () => {
  const applied = await newApplication('Noa Stern')
  const { answer, interview, link } = await proposed(applied, { title: `Talk ${stamp}` })
  await answer({ answer: 'pick', slot: interview.slots[0] })
  await waitForMailAbout(recruiterEmail, `Interview scheduled: Noa Stern`)
  expect((await recruiter.call('DELETE', `/apply-job/delete/${applied.id}`)).status).toBe(200)
  const mail = await waitForMailAbout(recruiterEmail, `Canceled: Talk ${stamp}`)
  expect(invitationIn(mail)).toMatchObject({ method: 'CANCEL', SEQUENCE: '2' })
  expect(JSON.stringify(mail)).not.toContain('Noa')
  expect(await pageOf(link)).toContain('This link has expired')
  expect((await answer({ answer: 'cancel' })).status).toBe(410)
  const left = await query(`SELECT 1 FROM "Mail" WHERE "subject" LIKE '%Noa Stern%' OR "interviewId" = $1`, [
    interview.id,
  ])
  expect(left).toEqual([])
})

test('deleting an account deletes its interviews', async () => {
  const applied = await newApplication('Uma Dahl')
  const { answer, interview } = await proposed(applied)
  await answer({ answer: 'pick', slot: interview.slots[0] })
  await waitForMailAbout(recruiterEmail, 'Interview scheduled: Uma Dahl')
  const { visitor } = applied.seeker
  const deleted = await visitor.call('DELETE', '/api/account', { json: { password: PASSWORD } })
  expect(deleted.status).toBe(200)
  expect(await query('SELECT 1 FROM "Interview" WHERE "id" = $1', [interview.id])).toEqual([])
  expect(await query('SELECT 1 FROM "InterviewEvent" WHERE "interviewId" = $1', [interview.id])).toEqual([])
  expect(await query(`SELECT 1 FROM "Mail" WHERE "text" LIKE '%Uma Dahl%'`)).toEqual([])
  expect(await query(`SELECT 1 FROM "AuditEntry" WHERE "subject" LIKE '%Uma Dahl%'`)).toEqual([])
})

test("a recruiter's calendar has their interviews, until its link is replaced or their role changes", async () => {
  const email = newEmail('recruiter')
  const owner = await newAdmin('RECRUITER', email)
  const applied = await newApplication('Ivo Lang')
  expect((await propose(applied.id, {}, owner)).status).toBe(201)
  const link = linkIn(await waitForMailAbout(applied.seeker.email, 'Choose a time'), '/interview')
  const [row] = await query<{ slot: Date }>('SELECT "slots"[1] AS "slot" FROM "Interview" WHERE "applicationId" = $1', [
    applied.id,
  ])
  await answerTo(link)({ answer: 'pick', slot: row?.slot.toISOString() })

  const create = async () => {
    const { status, json } = await owner.call('POST', '/api/adminaccount/calendar')
    expect(status).toBe(201)
    const { pathname, search } = new URL((json as { url: string }).url)
    return pathname + search
  }
  const read = (path: string) => new Visitor().call('GET', path)
  const former = await create()
  const feed = await read(former)
  expect(feed.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(eventsIn(feed.text)).toMatchObject([
    { SUMMARY: 'First talk: Ivo Lang', LOCATION: 'https://meet.example/room' },
  ])
  const current = await create()
  expect((await read(former)).status).toBe(404)
  expect((await read(current)).status).toBe(200)
  await query(`UPDATE "Admin" SET "role" = 'EDITOR' WHERE "email" = $1`, [email])
  expect((await read(current)).status).toBe(404)
  await query(`UPDATE "Admin" SET "role" = 'RECRUITER' WHERE "email" = $1`, [email])
  expect((await owner.call('DELETE', '/api/adminaccount/calendar')).status).toBe(200)
  expect((await read(current)).status).toBe(404)
})
