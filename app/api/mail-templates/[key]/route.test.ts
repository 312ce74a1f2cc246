import { applyTo, newApprovedJob } from '@/e2e/support/jobs'
import { waitForMailAbout } from '@/e2e/support/mail'
import { newSeeker, signInAdmin } from '@/e2e/support/people'
import type { Reply, Visitor } from '@/e2e/support/visitor'

type Words = { subject: string; text: string; version: number; isOwn: boolean }

const path = '/api/mail-templates/application-hired'
let owner: Visitor

beforeAll(async () => {
  owner = await signInAdmin()
})

afterAll(async () => {
  const { version } = await current()
  await owner.call('DELETE', `${path}?version=${version}`)
})

const save = (words: object) => owner.call('PUT', path, { json: words })
const wordsOf = (reply: Reply) => reply.json as Words

/** Returns the current text, which the API sends if someone saves an unknown version. */
async function current(): Promise<Words> {
  const { json } = await save({ subject: 'x', text: 'x', version: 2_000_000_000 })
  return (json as { current: Words }).current
}

async function hire(studentName: string, subject: string) {
  const seeker = await newSeeker(studentName)
  const { json } = await applyTo(await newApprovedJob(owner, { jobTitle: 'Welder' }), seeker)
  const id = (json as { applyJobDetailsId: number }).applyJobDetailsId
  await owner.call('PATCH', `/api/applications/${id}`, { json: { state: 'hired' } })
  return waitForMailAbout(seeker.email, subject)
}

test('uses the saved wording in the next email without interpreting it', async () => {
  const { version } = await current()
  const words = { subject: 'Welcome, {name}', text: 'Dear {name},\n\n<b>{job title}</b> at\n{company} & co.', version }
  const saved = await save(words)
  expect([saved.status, wordsOf(saved).version, wordsOf(saved).isOwn]).toEqual([200, version + 1, false])
  const mail = await hire('Asha {company}', 'Welcome')
  expect(mail.subject).toBe('Welcome, Asha {company}')
  expect(mail.text).toContain('Dear Asha {company},\n\n<b>Welder</b> at\nLantern Freight Systems & co.')
  expect(mail.html).toContain('&#60;b&#62;Welder&#60;/b&#62; at<br>Lantern Freight Systems &#38; co.')
})

test('rejects a stale version and returns the current wording', async () => {
  const before = await current()
  const [one, two] = await Promise.all([
    save({ subject: 'One', text: 'One', version: before.version }),
    save({ subject: 'Two', text: 'Two', version: before.version }),
  ])
  expect([one.status, two.status].sort()).toEqual([200, 409])
  const refused = one.status === 409 ? one : two
  const { subject } = await current()
  expect((refused.json as { current: Words }).current.subject).toBe(subject)
  expect((await owner.call('DELETE', `${path}?version=${before.version}`)).status).toBe(409)
})

test('resetting restores the default and keeps counting versions', async () => {
  const { version } = await current()
  const reset = await owner.call('DELETE', `${path}?version=${version}`)
  expect([reset.status, wordsOf(reset).isOwn, wordsOf(reset).version]).toEqual([200, true, version + 1])
  expect((await hire('Asha Verma', 'You got the job')).subject).toBe('You got the job: Welder')
})

test.each([['subject', { subject: 'For {first name}', text: 'x' }]])(
  'rejects an invalid %s with an error on the field',
  async (field, words) => {
    const { status, json } = await save({ ...words, version: 0 })
    expect([status, Object.keys((json as { errors: object }).errors)]).toEqual([400, [field]])
  },
)

test('returns 404 for unknown templates', async () => {
  const json = { subject: 'x', text: 'x', version: 0 }
  expect((await owner.call('PUT', '/api/mail-templates/application-reviewed', { json })).status).toBe(404)
})
