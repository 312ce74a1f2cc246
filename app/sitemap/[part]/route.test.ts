import { query } from '@/e2e/support/database'
import { newApprovedJob } from '@/e2e/support/jobs'
import { signInAdmin } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'

const open = (path: string) => new Visitor().call('GET', path)

const linksIn = async (path: string) =>
  [...(await open(path)).text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => `${url}`)

test('lists open jobs, but not closed or taken-down ones', async () => {
  const admin = await signInAdmin()
  const jobTitle = `Sitemap Engineer ${Date.now()}`
  const ids = await Promise.all(
    ['open', 'closed', 'down'].map((name) => newApprovedJob(admin, { jobTitle: `${jobTitle} ${name}` })),
  )
  await query(`UPDATE "Posting" SET "expiresAt" = now() - interval '1 minute' WHERE "id" = $1`, [ids[1]])
  const takenDown = { hireFromUsId: ids[2], status: 'taken-down', reason: 'It was a test.' }
  expect((await admin.call('PUT', '/hire-from-us', { json: takenDown })).status).toBe(200)
  const links = await linksIn('/sitemap.xml')
  const parts = links.filter((url) => url.includes('/sitemap/'))
  const listed = [links, ...(await Promise.all(parts.map((url) => linksIn(new URL(url).pathname))))].flat()
  const slug = jobTitle.toLowerCase().replaceAll(' ', '-')
  expect(listed.filter((url) => url.includes(slug)).map((url) => new URL(url).pathname)).toEqual([
    `/applied-jobs/apply/${slug}-open`,
  ])
})

test('lists the other pages as XML', async () => {
  const { status, text } = await open('/sitemap/pages.xml')
  expect([status, text.startsWith('<?xml')]).toEqual([200, true])
})

test.each([
  ['a range beyond all ids', 'jobs-999999.xml'],
  ['too many digits', 'jobs-99999999999999999999.xml'],
  ["a part's second name", 'jobs-00.xml'],
  ['a number below zero', 'jobs--1.xml'],
  ['another kind of number', 'jobs-1e3.xml'],
  ['digits of another script', `jobs-${encodeURIComponent('١')}.xml`],
  ['SQL', `jobs-${encodeURIComponent("0' OR 1=1--")}.xml`],
  ['a name of an object', '__proto__'],
  ['the last range of ids', 'jobs-429496.xml'],
  ['an extra line', 'pages.xml%0a'],
  ['a path traversal', '..%2f..%2fpackage.json'],
])('returns 404 for %s', async (_name, part) => {
  expect((await open(`/sitemap/${part}`)).status).toBe(404)
})
