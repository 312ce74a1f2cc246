import { oneClickIn } from '@/e2e/support/alerts'
import { query } from '@/e2e/support/database'
import { linkIn, mailsTo, waitForMailAbout } from '@/e2e/support/mail'
import { newAdmin, newEmail, newSeeker, signInAdmin, type TestSeeker } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'

const agree = ({ visitor }: TestSeeker) => visitor.call('PUT', '/api/account/consents/news')
const newNewsletter = () => ({
  subject: `Evening course ${Math.random()}`,
  text: 'It begins on Monday.\n\nCome at six.',
})
const send = (editor: Visitor, json: unknown) => editor.call('POST', '/api/news-mails', { json })
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject)
/** The site marks an email as sent a moment after it arrives. */
const sentTo = ({ email }: TestSeeker) =>
  query<{ id: number }>(`SELECT "id" FROM "Mail" WHERE "to" = $1 AND "kind" = 'news' AND "state" = 'SENT'`, [email])
const isSubscribed = async ({ email }: TestSeeker) => {
  const [row] = await query<{ count: number }>(
    `SELECT count(*)::int AS count FROM "Consent" JOIN "Seeker" ON "Seeker"."id" = "seekerId"
     WHERE "email" = $1 AND "kind" = 'news' AND "withdrawnAt" IS NULL`,
    [email],
  )
  return row?.count === 1
}
const isFinished = async (id: number) => {
  const [row] = await query<{ isFinished: boolean }>(
    `SELECT "finishedAt" IS NOT NULL AS "isFinished" FROM "NewsMail" WHERE "id" = $1`,
    [id],
  )
  return row?.isFinished ?? false
}

test("sends a newsletter to every subscriber once, with an unsubscribe link that doesn't require signing in", async () => {
  const [subscriber, other, former] = [await newSeeker('Gita Rao'), await newSeeker(), await newSeeker()]
  for (const seeker of [subscriber, former]) expect((await agree(seeker)).status).toBe(200)
  expect((await former.visitor.call('DELETE', '/api/account/consents/news')).status).toBe(200)
  const editor = await newAdmin('EDITOR')
  const newsletter = newNewsletter()
  const { id } = (await send(editor, newsletter)).json as { id: number }
  const mail = await waitForMailAbout(subscriber.email, newsletter.subject)
  expect(mail.text).toContain('Hi Gita Rao,')
  expect(mail.text).toContain('Come at six.')
  await until(() => isFinished(id))
  expect((await subjectsTo(subscriber.email)).filter((subject) => subject === newsletter.subject)).toHaveLength(1)
  for (const { email } of [other, former]) expect(await subjectsTo(email)).not.toContain(newsletter.subject)

  const stranger = new Visitor()
  const page = await stranger.call('GET', linkIn(mail, '/news/unsubscribe'), { headers: { accept: 'text/html' } })
  expect(page.text).toContain('Unsubscribe')
  expect(await isSubscribed(subscriber)).toBe(true)
  const oneClick = oneClickIn(mail)
  expect((await stranger.call('GET', oneClick)).status).toBe(303)
  expect(await isSubscribed(subscriber)).toBe(true)
  for (const _time of ['once', 'again']) expect((await stranger.call('POST', oneClick)).status).toBe(200)
  expect(await isSubscribed(subscriber)).toBe(false)
  const next = newNewsletter()
  await agree(other)
  await send(editor, next)
  await waitForMailAbout(other.email, next.subject)
  expect(await subjectsTo(subscriber.email)).not.toContain(next.subject)
})

test("an owner can't resend a failed newsletter to someone who has unsubscribed since", async () => {
  const subscriber = await newSeeker()
  await agree(subscriber)
  const newsletter = newNewsletter()
  await send(await newAdmin('EDITOR'), newsletter)
  const mail = await waitForMailAbout(subscriber.email, newsletter.subject)
  const newsOf = () => query('SELECT 1 FROM "Mail" WHERE "to" = $1 AND "kind" = \'news\'', [subscriber.email])
  await until(async () => (await sentTo(subscriber)).length === 1)
  await query(`UPDATE "Mail" SET "state" = 'FAILED' WHERE "to" = $1 AND "kind" = 'news'`, [subscriber.email])
  expect(await newsOf()).toHaveLength(1)
  expect((await new Visitor().call('POST', oneClickIn(mail))).status).toBe(200)
  expect(await newsOf()).toEqual([])
})

test("an owner can't resend a newsletter that was sent", async () => {
  const subscriber = await newSeeker()
  await agree(subscriber)
  const newsletter = newNewsletter()
  await send(await newAdmin('EDITOR'), newsletter)
  await waitForMailAbout(subscriber.email, newsletter.subject)
  await until(async () => (await sentTo(subscriber)).length === 1)
  const [mail] = await sentTo(subscriber)
  const reply = await (await signInAdmin()).call('POST', `/api/mails/${mail?.id}/resend`)
  expect(reply).toMatchObject({
    status: 409,
    json: { message: "A newsletter can't be sent to the same person twice." },
  })
})

test('sends a newsletter once, even if several editors click at once or one clicks twice', async () => {
  await agree(await newSeeker())
  const [editor, colleague] = [await newAdmin('EDITOR'), await newAdmin('EDITOR')]
  for (let round = 1; round <= 5; round += 1) {
    const newsletter = newNewsletter()
    const replies = await Promise.all([editor, colleague, editor, colleague].map((each) => send(each, newsletter)))
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
  }
})

test('sends a test only to the editor and reports missing text', async () => {
  const subscriber = await newSeeker()
  await agree(subscriber)
  const email = newEmail('editor')
  const editor = await newAdmin('EDITOR', email)
  const newsletter = newNewsletter()
  expect((await editor.call('POST', '/api/news-mails/test', { json: newsletter })).status).toBe(200)
  await waitForMailAbout(email, newsletter.subject)
  expect(await subjectsTo(subscriber.email)).not.toContain(newsletter.subject)
  expect((await send(editor, { subject: 'Two\r\nlines', text: '' })).json).toMatchObject({
    errors: { subject: 'Keep the subject on one line.', text: 'Enter the text.' },
  })
})

test('only a genuine link from an email unsubscribes', async () => {
  const subscriber = await newSeeker()
  await agree(subscriber)
  const editor = await newAdmin('EDITOR')
  const newsletter = newNewsletter()
  await send(editor, newsletter)
  const mail = await waitForMailAbout(subscriber.email, newsletter.subject)
  const token = new URL(oneClickIn(mail), 'https://site.example').searchParams.get('token') ?? ''
  const [head = '', body = '', signature = ''] = token.split('.')
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object
  const unsigned = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
  const other = Buffer.from(JSON.stringify({ ...claims, value: 1 })).toString('base64url')
  const forged = [
    `${unsigned}.${body}.`,
    `${head}.${other}.${signature}`,
    `${head}.${body}.${signature.slice(0, -4)}AAAA`,
    token.slice(1),
    '',
    '\0',
    'x'.repeat(1_000),
  ]
  const stranger = new Visitor()
  for (const each of forged) {
    const path = `/api/news/unsubscribe?token=${encodeURIComponent(each)}`
    const { status, text } = await stranger.call('POST', path)
    expect([400, 410]).toContain(status)
    expect(text).not.toContain(subscriber.email)
  }
  expect((await stranger.call('POST', `/api/news/unsubscribe?token=${'x'.repeat(1_001)}`)).status).toBe(400)
  expect((await stranger.call('POST', '/api/news/unsubscribe')).status).toBe(400)
  expect(await isSubscribed(subscriber)).toBe(true)
})
