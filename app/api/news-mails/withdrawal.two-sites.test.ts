import pg from 'pg'
import { oneClickIn } from '@/e2e/support/alerts'
import { moveClock, resetClock } from '@/e2e/support/clock'
import { query } from '@/e2e/support/database'
import { waitForMailAbout } from '@/e2e/support/mail'
import { newAdmin, newSeeker, type TestSeeker } from '@/e2e/support/people'
import { required } from '@/e2e/support/settings'
import { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'

const LOCK = 20_261_123
/** In days. */
/** The job runs every five seconds. */
const SIX_SECONDS = 6 / 86_400
const newNewsletter = () => ({ subject: `Morning course ${crypto.randomUUID()}`, text: 'It begins on Monday.' })

let editor: Visitor
const cures: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  editor = await newAdmin('EDITOR')
})
afterEach(async () => {
  resetClock()
  for (const cure of cures.splice(0).reverse()) await cure()
})

async function newSubscriber(): Promise<TestSeeker> {
  const subscriber = await newSeeker()
  expect((await subscriber.visitor.call('PUT', '/api/account/consents/news')).status).toBe(200)
  return subscriber
}

async function send(newsletter: { subject: string }): Promise<number> {
  const { status, json } = await editor.call('POST', '/api/news-mails', { json: newsletter })
  expect(status).toBe(201)
  return (json as { id: number }).id
}

const isFinished = async (id: number) =>
  (await query('SELECT 1 FROM "NewsMail" WHERE "id" = $1 AND "finishedAt" IS NOT NULL', [id])).length === 1

const areWaiting = async (count: number) => {
  const blocked = 'SELECT 1 FROM pg_stat_activity WHERE cardinality(pg_blocking_pids("pid")) > 0'
  return (await query(blocked)).length >= count
}

const mailsOf = ({ email }: TestSeeker, { subject }: { subject: string }) =>
  query('SELECT "state" FROM "Mail" WHERE "to" = $1 AND "subject" = $2', [email, subject])

/** Opens a transaction that holds the statement's locks until the returned function is called. */
async function hold(sql: string, values: unknown[]): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: required('TEST_DATABASE_URL') })
  await client.connect()
  await client.query('BEGIN')
  await client.query(sql, values)
  let ended: Promise<void> | undefined
  const end = () => {
    ended ??= client.end()
    return ended
  }
  cures.push(end)
  return end
}

/** Each row takes a subscriber and returns a function that withdraws their consent. */
const ways: [string, (subscriber: TestSeeker) => Promise<() => Promise<{ status: number }>>][] = [
  [
    'in the account',
    async ({ visitor }) =>
      () =>
        visitor.call('DELETE', '/api/account/consents/news'),
  ],
  [
    "through an email's link",
    async ({ email }) => {
      const newsletter = newNewsletter()
      await send(newsletter)
      const link = oneClickIn(await waitForMailAbout(email, newsletter.subject))
      return () => new Visitor().call('POST', link)
    },
  ],
]

test.each(ways)(
  'sends nothing to someone who unsubscribes %s while the emails are being written',
  async (_name, wayOf) => {
    const subscriber = await newSubscriber()
    const withdraw = await wayOf(subscriber)
    const newsletter = newNewsletter()
    // The email to this subscriber is written when the test releases it, and never sent.
    await query(
      `CREATE FUNCTION slow_mail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       PERFORM pg_advisory_xact_lock(${LOCK});
       NEW."nextAttemptAt" := now() + interval '1 hour';
       RETURN NEW;
     END $$`,
    )
    cures.push(() => query('DROP FUNCTION slow_mail CASCADE'))
    await query(
      `CREATE TRIGGER slow_mail BEFORE INSERT ON "Mail" FOR EACH ROW WHEN (NEW."to" = '${subscriber.email}') EXECUTE FUNCTION slow_mail()`,
    )
    const release = await hold('SELECT pg_advisory_xact_lock($1)', [LOCK])
    const id = await send(newsletter)
    await until(() => areWaiting(1))
    let isDone = false
    const withdrawn = withdraw().finally(() => {
      isDone = true
    })
    await until(async () => isDone || (await areWaiting(2)))
    await release()
    expect((await withdrawn).status).toBe(200)
    await until(() => isFinished(id))
    expect(await mailsOf(subscriber, newsletter)).toEqual([])
  },
)

test.each(ways)(
  'sends nothing to someone whose unsubscribing %s is in progress when the emails are written',
  async (_name, wayOf) => {
    const subscriber = await newSubscriber()
    const withdraw = await wayOf(subscriber)
    const newsletter = newNewsletter()
    // Withdrawing consent removes this queued newsletter. The test's lock makes the removal wait.
    const insert = `INSERT INTO "Mail" ("to", "kind", "subject", "text", "html", "nextAttemptAt")
    VALUES ($1, 'news', 'Earlier', '', '', now() + interval '1 hour')`
    await query(insert, [subscriber.email])
    const release = await hold(`SELECT 1 FROM "Mail" WHERE "to" = $1 AND "state" = 'WAITING' FOR UPDATE`, [
      subscriber.email,
    ])
    const withdrawn = withdraw()
    await until(() => areWaiting(1))
    const id = await send(newsletter)
    // Makes the job run at once, because the withdrawal's transaction ends after five seconds.
    moveClock(SIX_SECONDS)
    await until(async () => (await isFinished(id)) || (await areWaiting(2)))
    await release()
    expect((await withdrawn).status).toBe(200)
    await until(() => isFinished(id))
    expect(await mailsOf(subscriber, newsletter)).toEqual([])
    expect(await mailsOf(subscriber, { subject: 'Earlier' })).toEqual([])
  },
)
