import { query } from '@/e2e/support/database'
import { newApprovedJob } from '@/e2e/support/jobs'
import { signInAdmin } from '@/e2e/support/people'
import { required } from '@/e2e/support/settings'
import { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'

type Notice = { path: string; authorization: string; body: string }

/** Returns what the search engines were notified of for a slug. */
async function noticesOf(slug: string) {
  const notices = (await (await fetch(`${required('TEST_SEARCH_URL')}/notices`)).json()) as Notice[]
  return notices.filter(({ body }) => body.includes(`/apply/${slug}"`))
}

test('notifies search engines when a job is published and when it closes', async () => {
  const admin = await signInAdmin()
  const jobTitle = `Noticed Clerk ${Date.now()}`
  const slug = jobTitle.toLowerCase().replaceAll(' ', '-')
  const url = `${required('TEST_SITE_URL')}/applied-jobs/apply/${slug}`
  const hireFromUsId = await newApprovedJob(admin, { jobTitle })
  await until(async () => (await noticesOf(slug)).length >= 2)
  const byPath = async (path: string) => (await noticesOf(slug)).filter((notice) => notice.path === path)
  const [indexNow] = await byPath('/indexnow')
  const key = await new Visitor().call('GET', '/indexnow.txt')
  expect(key.headers.get('content-type')).toContain('text/plain')
  expect(JSON.parse(indexNow?.body ?? '')).toEqual({
    host: new URL(url).host,
    key: key.text,
    keyLocation: `${required('TEST_SITE_URL')}/indexnow.txt`,
    urlList: [url],
  })
  const [google] = await byPath('/v3/urlNotifications:publish')
  expect(google?.authorization).toBe('Bearer of-the-sink')
  expect(JSON.parse(google?.body ?? '')).toEqual({ url, type: 'URL_UPDATED' })

  const json = { hireFromUsId, status: 'taken-down', reason: 'It was a test.' }
  expect((await admin.call('PUT', '/hire-from-us', { json })).status).toBe(200)
  await until(async () => (await noticesOf(slug)).length >= 4)
  const last = (await byPath('/v3/urlNotifications:publish')).at(-1)
  expect(JSON.parse(last?.body ?? '')).toEqual({ url, type: 'URL_DELETED' })
})

test('retries a rejected notice without blocking others', async () => {
  const admin = await signInAdmin()
  const number = Date.now()
  await newApprovedJob(admin, { jobTitle: `Flaky Clerk ${number}` })
  await newApprovedJob(admin, { jobTitle: `Steady Clerk ${number}` })
  await until(async () => (await noticesOf(`steady-clerk-${number}`)).length === 2)
  const failed = () =>
    query<{ id: number }>(
      `UPDATE "TaskFailure" SET "nextAttemptAt" = now() - interval '1 second' WHERE "task" = 'send-search-notices'
        AND "rowKey" IN (SELECT "id"::text FROM "SearchNotice" WHERE "url" LIKE $1) RETURNING "id"`,
      [`%flaky-clerk-${number}`],
    )
  await until(async () => (await failed()).length === 2 || (await noticesOf(`flaky-clerk-${number}`)).length === 2)
  await until(async () => {
    await failed()
    return (await noticesOf(`flaky-clerk-${number}`)).length === 2
  })
})

test("a notice that's tried again doesn't replace a newer one", async () => {
  const admin = await signInAdmin()
  const slug = `flaky-operator-${Date.now()}`
  const rest = (time: string) =>
    query<{ id: number }>(
      `UPDATE "TaskFailure" SET "nextAttemptAt" = now() + $2::interval WHERE "task" = 'send-search-notices' AND "rowKey" IN
        (SELECT "id"::text FROM "SearchNotice" WHERE "service" = 'google' AND "sentAt" IS NULL AND "url" LIKE $1) RETURNING "id"`,
      [`%${slug}`, time],
    )
  const hireFromUsId = await newApprovedJob(admin, { jobTitle: slug.replaceAll('-', ' ') })
  await until(async () => (await rest('1 hour')).length === 1)
  const json = { hireFromUsId, status: 'taken-down', reason: 'It was a test.' }
  expect((await admin.call('PUT', '/hire-from-us', { json })).status).toBe(200)
  await until(async () => (await rest('1 hour')).length === 2)
  await until(async () => (await rest('-1 second')).length === 0)
  const sent = (await noticesOf(slug)).filter(({ path }) => path === '/v3/urlNotifications:publish')
  expect(sent.map(({ body }) => JSON.parse(body).type)).toEqual(['URL_DELETED'])
})
