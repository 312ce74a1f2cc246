import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { request } from 'node:https'
import { admin, bundle, type Closing, type Deployment, openDeployment, type Row } from '@/bench/deployment'
import { inSeconds, later, spread, until } from '@/bench/faults/site'
import { newApprovedJob } from '@/e2e/support/jobs'
import { signInAdmin } from '@/e2e/support/people'
import { bundleIfChanged } from '@/scripts/build'
import { say } from '@/scripts/prepare.mjs'
import { restartChecks } from './restarts'

const PROCESSES = 3
const DECISIONS = 5
const MAX_SEEN_MS = 1_000
const MAX_SIGN_INS = 10
const DUE_POSTINGS = 30
const DUE_MEANWHILE = 4
const PAUSE_MS = 500

export const processChecks = [
  migratedOnce,
  servedByTls,
  limitedTogether,
  decisionsSeen,
  tasksDoneOnce,
  taskWhileStopped,
  ...restartChecks,
]

export async function openProcesses(folder: string, closing: Closing): Promise<Deployment> {
  await bundleIfChanged()
  const deployment = await openDeployment(
    folder,
    closing,
    Array.from({ length: PROCESSES }, () => bundle()),
  )
  say(`Starting ${PROCESSES} processes at once on an empty database, behind ${deployment.url} …`)
  starts = await Promise.all(deployment.sites.map((site) => site.start()))
  return deployment
}

let starts: number[] = []

async function migratedOnce({ sites, query }: Deployment): Promise<Row[]> {
  const logs = sites.map(({ log }) => readFileSync(log, 'utf8'))
  const count = (words: RegExp) => logs.filter((log) => words.test(log)).length
  const [migrated, waited] = [count(/Applied \d+ migration/), count(/Another process is preparing/)]
  const [found] = await query<{ rows: number; names: number; admins: number }>(
    `SELECT count(*)::int AS rows, count(DISTINCT "migration_name")::int AS names,
      (SELECT count(*)::int FROM "Admin") AS admins FROM "_prisma_migrations"`,
  )
  const { rows, names, admins } = found ?? { rows: 0, names: 0, admins: 0 }
  return [
    {
      what: 'Three processes start at once on an empty database',
      figures: `${migrated} applied ${rows} migrations and created ${admins} admin, ${waited} waited; all serving after ${spread(starts)}`,
      problems: [
        (migrated !== 1 || waited !== PROCESSES - 1 || rows !== names || admins !== 1) && "it wasn't exactly one",
      ],
    },
  ]
}

async function servedByTls({ url }: Deployment): Promise<Row[]> {
  const credentials = { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }
  const { status, cookies } = await from('127.0.0.3', `${url}/api/v1/user/adminlogin`, { json: credentials })
  const session = cookies.find((cookie) => cookie.includes('portal-admin=')) ?? ''
  const health = await from('127.0.0.1', `${url}/readyz`)
  const strangers = await from('127.0.0.3', `${url}/readyz`)
  const page = await from('127.0.0.3', `${url}/applied-jobs`)
  const isBound = session.startsWith('__Host-') && /; Secure/i.test(session) && /; HttpOnly/i.test(session)
  return [
    {
      what: 'TLS, cookies and health through nginx',
      figures: `a page ${page.status}, an admin signed in with ${session.split('=')[0] || 'no cookie'}, /readyz ${health.status}, for strangers ${strangers.status}`,
      problems: [
        (status !== 200 || page.status !== 200 || !isBound) && 'no Secure, HttpOnly __Host- cookie',
        (health.status !== 200 || strangers.status !== 403) && 'health checks are wrong',
      ],
    },
  ]
}

/** One visitor forges a new IP for each attempt, and nginx spreads the attempts over the processes. */
async function limitedTogether({ url, sites }: Deployment): Promise<Row[]> {
  const json = { email: 'nobody@mail.example', password: 'not-the-password' }
  const statuses: number[] = []
  for (let attempt = 1; attempt <= MAX_SIGN_INS + 2; attempt += 1) {
    const headers = { 'x-forwarded-for': `10.1.1.${attempt}`, forwarded: `for=10.1.1.${attempt}` }
    statuses.push((await from('127.0.0.2', `${url}/api/v1/user/login`, { json, headers })).status)
  }
  const seen = sites.map(({ log }) => readFileSync(log, 'utf8').split('"ip":"127.0.0.2"').length - 1)
  const first = statuses.indexOf(429) + 1
  return [
    {
      what: 'Failed sign-ins with forged IPs, counted together',
      figures: `${statuses.length} attempts, seen by the processes ${seen.join(' + ')} times from 127.0.0.2; number ${first} gets the first 429`,
      problems: [
        first !== MAX_SIGN_INS + 1 && `the limit is ${MAX_SIGN_INS}`,
        seen.filter((count) => count > 0).length < PROCESSES && 'not every process was used',
      ],
    },
  ]
}

async function decisionsSeen({ url, sites }: Deployment): Promise<Row[]> {
  const owner = await signInAdmin()
  const urls = [...sites.map((site) => site.url), url]
  const times = new Map<string, number[]>(urls.map((each) => [each, []]))
  for (let number = 1; number <= DECISIONS; number += 1) {
    const jobTitle = `Seen Everywhere ${randomBytes(4).toString('hex')}`
    const path = `/applied-jobs?q=${encodeURIComponent(`"${jobTitle}"`)}`
    const isShown = async (site: string) => (await (await fetch(site + path)).text()).includes(`>${jobTitle}<`)
    const timed = async (expected: boolean) => {
      const decidedAt = Date.now()
      const seen = async (site: string) => {
        let askedAt = 0
        await until(async () => {
          askedAt = Date.now()
          return (await isShown(site)) === expected
        })
        times.get(site)?.push(askedAt - decidedAt)
      }
      await Promise.all(urls.map(seen))
    }
    await Promise.all(urls.map(isShown))
    const hireFromUsId = await newApprovedJob(owner, { jobTitle })
    await timed(true)
    const takenDown = { hireFromUsId, status: 'taken-down', reason: 'It was a test.' }
    const { status } = await owner.call('PUT', '/hire-from-us', { json: takenDown })
    if (status !== 200) throw new Error(`The posting wasn't taken down: ${status}`)
    await timed(false)
  }
  const slowest = Math.max(...sites.flatMap((site) => times.get(site.url) ?? []))
  const throughNginx = Math.max(...(times.get(url) ?? []))
  return [
    {
      what: `${DECISIONS} approvals and ${DECISIONS} takedowns, checked in each process`,
      figures: `visible in each process within ${inSeconds(slowest)}, through nginx within ${inSeconds(throughNginx)}`,
      problems: [slowest > MAX_SEEN_MS && `later than ${inSeconds(MAX_SEEN_MS)}`],
    },
  ]
}

async function tasksDoneOnce({ query }: Deployment): Promise<Row[]> {
  const ids = await endTimeOfPostings(query, DUE_POSTINGS)
  await until(async () => (await closingsOf(query, ids)).length === ids.length)
  // Waits for one more poll, in case another process closes a posting again.
  await later(6_000)
  const closings = await closingsOf(query, ids)
  const once = closings.filter((count) => count === 1).length
  return [
    {
      what: 'Expired postings, closed while three processes poll for them',
      figures: `${ids.length} due, ${once} closed once`,
      problems: [(ids.length === 0 || once !== ids.length) && `closed ${closings.join(', ')} times`],
    },
  ]
}

/** Stops one process gracefully while its background job waits for a lock, then kills another at the same point. */
async function taskWhileStopped({ sites, query }: Deployment): Promise<Row[]> {
  const [first, ...others] = sites
  if (!first) return []
  await Promise.all(others.map((site) => site.close()))
  const inTask = async (act: () => Promise<unknown>) => {
    const ids = await endTimeOfPostings(query, DUE_MEANWHILE)
    await query('BEGIN')
    await query('LOCK TABLE "AuditEntry" IN SHARE MODE')
    const isWaiting = `SELECT FROM pg_locks WHERE NOT granted AND relation = '"AuditEntry"'::regclass`
    await until(async () => (await query(isWaiting)).length > 0)
    const ended = act()
    await later(PAUSE_MS)
    await query('COMMIT')
    await ended
    return { ids, closings: await closingsOf(query, ids) }
  }
  let stopMs = 0
  const stopped = await inTask(async () => {
    const from = Date.now()
    await first.close()
    stopMs = Date.now() - from
  })
  await first.start()
  const killed = await inTask(() => first.kill())
  await Promise.all(sites.map((site) => site.start()))
  const ids = [...stopped.ids, ...killed.ids]
  await until(async () => (await closingsOf(query, ids)).length === ids.length)
  const once = (await closingsOf(query, ids)).filter((count) => count === 1).length
  return [
    {
      what: 'A process is stopped, and another time killed, while it closes expired postings',
      figures: `stopped, it closed ${stopped.closings.length} of ${stopped.ids.length} and exited after ${inSeconds(stopMs)}; killed, it closed ${killed.closings.length} of ${killed.ids.length}; ${once} of ${ids.length} were closed once in the end`,
      problems: [
        stopped.closings.length === 0 && "it didn't finish what it had begun",
        killed.closings.length > 0 && "what it had begun wasn't rolled back",
        once !== ids.length && 'not each of them once',
      ],
    },
  ]
}

type Query = Deployment['query']

async function endTimeOfPostings(query: Query, count: number): Promise<number[]> {
  const due = await query<{ id: number }>(
    `UPDATE "Posting" SET "expiresAt" = now() - interval '1 minute' WHERE "id" IN
      (SELECT "id" FROM "Posting" WHERE "status" = 'APPROVED' AND "expiresAt" > now() ORDER BY "id" DESC LIMIT $1)
    RETURNING "id"`,
    [count],
  )
  return due.map(({ id }) => id)
}

async function closingsOf(query: Query, ids: number[]): Promise<number[]> {
  const rows = await query<{ entries: number }>(
    `SELECT (SELECT count(*)::int FROM "AuditEntry" a WHERE a."subjectId" = p."id" AND a."action" = 'posting.expired')
      AS entries FROM "Posting" p WHERE p."id" = ANY($1) AND p."status" = 'EXPIRED'`,
    [ids],
  )
  return rows.map(({ entries }) => entries)
}

type Options = { json?: unknown; headers?: Record<string, string> }
type Reply = { status: number; cookies: string[] }

/** Sends a request from one of this machine's loopback IPs. Visitors can't choose those, and nginx trusts them. */
function from(localAddress: string, url: string, { json, headers }: Options = {}): Promise<Reply> {
  return new Promise((done, fail) => {
    const body = json === undefined ? undefined : JSON.stringify(json)
    const options = {
      localAddress,
      family: 4,
      method: body ? 'POST' : 'GET',
      headers: { accept: '*/*', ...(body && { 'content-type': 'application/json' }), ...headers },
    }
    const sent = request(url, options, (response) => {
      response.resume().once('end', () => {
        done({ status: response.statusCode ?? 0, cookies: response.headers['set-cookie'] ?? [] })
      })
    })
    sent.once('error', fail)
    sent.end(body)
  })
}
