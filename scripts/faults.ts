import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { newSeeker, PASSWORD, type TestSeeker } from '@/e2e/support/people'
import { freePort, openEmbeddedDatabase } from '@/server/embedded-database'
import { buildIfChanged } from './build'
import { smallDisk } from './faults/disk'
import { openSockets } from './faults/idle'
import { faultyProxy } from './faults/proxy'
import {
  type FaultySite,
  faultySite,
  grouped,
  inSeconds,
  later,
  spread,
  statusesIn,
  timeUntil,
  until,
} from './faults/site'
import { faultySmtp, type SmtpMode } from './faults/smtp'
import { compare, type Kept, startSignIns, startWriters, type Writes } from './faults/writers'
import { startObjectStore } from './object-store'
import { findPostgres, startPostgres } from './postgres'
import { say } from './prepare.mjs'
import { findRedis, startRedis } from './redis'

const CLIENTS = 20
const KILLS = 5
const AWAY_MS = 30_000
const REDIS_MS = 10_000
const STORE_MS = 10_000
const SEEKERS = 20
const SIGN_IN_CLIENTS = 3
const UPLOADERS = 4
const MIN_UPLOADS = 10
const DISK_MB = 320
const DISK_MS = 10_000
const READ_PATHS = ['/', '/applied-jobs', '/applied-jobs?q=engineer', '/hire-from-us/getApprovedJobs']
const SOCKETS = 9_000
const MAX_CLOSING_MS = 150_000
const METRICS_TOKEN = 'token-of-the-faults'
const REPORT = 'docs/faults.md'

/** One fault: what was done, what came of it, and what must not be so. */
type Row = { fault: string; done: string; result: string; problems: string[] }

const scenarios: Record<string, (folder: string) => Promise<Row[]>> = {
  server: serverKilled,
  database: databaseKilled,
  embedded: embeddedKilled,
  away: databaseAway,
  redis: redisAway,
  store: storeAway,
  smtp: mailServerFails,
  disk: diskFull,
  readonly: diskReadOnly,
  sockets: idleSockets,
}

const { values, positionals: wanted } = parseArgs({ options: { writes: { type: 'string' } }, allowPositionals: true })
const WRITES = Number(values.writes ?? 500)
const unknown = wanted.filter((name) => !(name in scenarios))
if (unknown.length > 0) throw new Error(`Name some of ${Object.keys(scenarios).join(', ')}.`)
const binaries = findPostgres()
const redisProgram = findRedis()
if (!binaries || !redisProgram) throw new Error('The faults need PostgreSQL and Redis: install their servers.')

await buildIfChanged()
const folder = mkdtempSync(join(tmpdir(), 'portal-faults-'))
chmodSync(folder, 0o711)
const closing: (() => Promise<unknown>)[] = []
const rows: Row[] = []
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end().finally(() => process.exit(130)))
try {
  for (const [name, scenario] of Object.entries(scenarios)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const found = await scenario(join(folder, name))
    rows.push(...found)
    for (const { fault, done, result, problems } of found)
      console.log(`${problems.length > 0 ? '✗' : '✓'} ${fault} (${done}): ${[result, ...problems].join('; ')}`)
    await closeAll()
  }
} finally {
  await end()
}
if (wanted.length === 0) writeFileSync(REPORT, `${reportOf(rows)}${otherSections()}`)
process.exitCode = rows.some(({ problems }) => problems.length > 0) ? 1 : 0

async function closeAll(): Promise<void> {
  for (const close of closing.splice(0).reverse()) await close().catch(() => {})
}

async function end(): Promise<void> {
  await closeAll()
  rmSync(folder, { recursive: true, force: true })
}

async function serverKilled(folder: string): Promise<Row[]> {
  const server = await postgres(folder)
  const site = await opened(folder, { DATABASE_URL: server.url })
  const starts: number[] = []
  const writes = await writeThrough(site, 'server', async () => {
    await site.kill()
    starts.push(await site.start())
  })
  const kept = await compare(server.url, 'server', writes)
  return [killedRow('The server is killed', 'PostgreSQL', writes, kept, starts)]
}

async function databaseKilled(folder: string): Promise<Row[]> {
  const server = await postgres(folder)
  const site = await opened(folder, { DATABASE_URL: server.url })
  const returns: number[] = []
  const writes = await writeThrough(site, 'database', async (acknowledged) => {
    await server.stop('SIGKILL')
    await later(1_000)
    await server.start()
    returns.push(await timeUntil(() => acknowledged() > 0))
  })
  const kept = await compare(server.url, 'database', writes)
  const row = killedRow('The database is killed', 'PostgreSQL', writes, kept, returns)
  return [{ ...row, problems: [...row.problems, ...(site.isAlive() ? [] : ['The server died with it.'])] }]
}

async function embeddedKilled(folder: string): Promise<Row[]> {
  const site = await opened(folder, { DATABASE_URL: '' })
  const starts: number[] = []
  const writes = await writeThrough(site, 'embedded', async () => {
    await site.kill()
    starts.push(await site.start())
  })
  await site.close()
  const database = await openEmbeddedDatabase(site.dataDir)
  const kept = await compare(database.url, 'embedded', writes)
  await database.close()
  return [killedRow('The server and its database are killed at one blow', 'embedded', writes, kept, starts)]
}

async function writeThrough(
  site: FaultySite,
  run: string,
  fault: (acknowledged: () => number) => Promise<void>,
): Promise<Writes> {
  const writes = startWriters(site.url, run, CLIENTS)
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await until(() => writes.acknowledged() >= (WRITES * kill) / (KILLS + 1))
    const before = writes.acknowledged()
    await fault(() => writes.acknowledged() - before)
  }
  await until(() => writes.acknowledged() >= WRITES)
  await writes.stop()
  return writes
}

function killedRow(fault: string, database: string, writes: Writes, kept: Kept, times: number[]): Row {
  const { lost, halves, rows } = kept
  const acknowledged = writes.acknowledged()
  return {
    fault,
    done: `kill -9, ${KILLS} times, ${database}`,
    result: `${grouped(acknowledged)} writes acknowledged, ${lost.length} lost; ${grouped(rows)} rows, ${halves.length} half written; serving again after ${spread(times)}`,
    problems: [
      ...(lost.length > 0 ? [`Lost: ${lost.slice(0, 5)}`] : []),
      ...(halves.length > 0 ? [`Half written: ${halves.slice(0, 5)}`] : []),
      ...(acknowledged < WRITES ? ['Too few writes.'] : []),
    ],
  }
}

async function databaseAway(folder: string): Promise<Row[]> {
  const server = await postgres(folder)
  const site = await opened(folder, { DATABASE_URL: server.url })
  const writes = startWriters(site.url, 'away', CLIENTS)
  await until(() => writes.acknowledged() >= 200)
  writes.mark()
  await server.stop('SIGINT')
  const stoppedAt = writes.acknowledged()
  const ready = await statusOf(`${site.url}/readyz`)
  const alive = await statusOf(`${site.url}/healthz`)
  await later(AWAY_MS)
  const { others, slowestMs } = writes
  const during = { ...others }
  const slowest = slowestMs
  await server.start()
  const returned = await timeUntil(() => writes.acknowledged() > stoppedAt)
  await until(() => writes.acknowledged() >= stoppedAt + 200)
  await writes.stop()
  const { lost, halves } = await compare(server.url, 'away', writes)
  const unexpected = Object.keys(during).filter((status) => status !== '503')
  return [
    {
      fault: 'The database is away',
      done: `${AWAY_MS / 1000} s, PostgreSQL stopped and started`,
      result: `${statusesIn(during)}, the slowest after ${inSeconds(slowest)}; /healthz ${alive}, /readyz ${ready}; first write ${inSeconds(returned)} after its return; ${writes.acknowledged()} acknowledged, ${lost.length} lost`,
      problems: [
        ...(lost.length + halves.length > 0 ? [`Lost or half written: ${[...lost, ...halves].slice(0, 5)}`] : []),
        ...(unexpected.length > 0 ? [`Responses other than 503: ${unexpected}`] : []),
        ...(ready === 503 && alive === 200 ? [] : ['Health is not told as it is.']),
        ...(site.isAlive() ? [] : ['The server died with it.']),
      ],
    },
  ]
}

async function redisAway(folder: string): Promise<Row[]> {
  const server = await postgres(folder)
  const port = await freePort()
  let redis = await startRedis(redisProgram ?? '', port)
  closing.push(() => redis.close())
  const site = await opened(folder, { DATABASE_URL: server.url, REDIS_URL: redis.url })
  Object.assign(process.env, { TEST_SITE_URL: site.url, TEST_DATABASE_URL: server.url })
  const seekers: TestSeeker[] = []
  for (let number = 1; number <= SEEKERS; number += 1) seekers.push(await newSeeker())
  const emails = seekers.map(({ email }) => email)
  const writes = startWriters(site.url, 'redis', CLIENTS)
  const signIns = startSignIns(site.url, emails, PASSWORD, SIGN_IN_CLIENTS)
  const found: Row[] = []
  const during = async (fault: string, done: string, begin: () => Promise<unknown>, end: () => Promise<unknown>) => {
    await until(() => writes.acknowledged() >= 200)
    writes.mark()
    const before = writes.acknowledged()
    const signedIn = signIns.made
    await begin()
    await later(REDIS_MS)
    const made = writes.acknowledged() - before
    const madeSignIns = signIns.made - signedIn
    const { others, slowestMs } = writes
    await end()
    found.push({
      fault,
      done: `${REDIS_MS / 1000} s, ${done}`,
      result: `${grouped(made)} writes and ${madeSignIns} sign-ins meanwhile, ${statusesIn({ ...others, ...signIns.others }) || 'none refused'}; the slowest write after ${inSeconds(slowestMs)}`,
      problems: [
        ...(made === 0 || Object.keys(others).length > 0 ? ['Writes failed without Redis.'] : []),
        ...(madeSignIns === 0 || Object.keys(signIns.others).length > 0 ? ['Sign-ins failed without Redis.'] : []),
      ],
    })
  }
  await during(
    'Redis is gone',
    'killed and started',
    () => redis.close(),
    async () => {
      redis = await startRedis(redisProgram ?? '', port)
    },
  )
  await during(
    'Redis hangs',
    'SIGSTOP and SIGCONT',
    async () => redis.signal('SIGSTOP'),
    async () => redis.signal('SIGCONT'),
  )
  await Promise.all([writes.stop(), signIns.stop()])
  const { lost, halves } = await compare(server.url, 'redis', writes)
  if (lost.length + halves.length > 0)
    found[0]?.problems.push(`Lost or half written: ${[...lost, ...halves].slice(0, 5)}`)
  return found
}

async function storeAway(folder: string): Promise<Row[]> {
  const server = await postgres(folder)
  const objects = join(folder, 'objects')
  const store = await startObjectStore(objects)
  closing.push(store.close)
  const port = await freePort()
  const proxy = faultyProxy(port, Number(new URL(store.env.S3_ENDPOINT ?? '').port))
  closing.push(proxy.close)
  await proxy.set('pass')
  const S3_ENDPOINT = `http://127.0.0.1:${port}`
  const site = await opened(folder, { ...store.env, DATABASE_URL: server.url, S3_ENDPOINT })
  const logo = new Blob([readFileSync('e2e/support/logo.png')], { type: 'image/png' })
  const uploads = startWriters(site.url, 'uploads', UPLOADERS, logo)
  const writes = startWriters(site.url, 'store', UPLOADERS)
  const found: Row[] = []
  const during = async (fault: string, mode: 'refuse' | 'hang', done: string) => {
    const before = uploads.acknowledged()
    await until(() => uploads.acknowledged() >= before + MIN_UPLOADS)
    uploads.mark()
    writes.mark()
    const written = writes.acknowledged()
    await proxy.set(mode)
    await later(STORE_MS)
    const ready = await statusOf(`${site.url}/readyz`)
    const made = writes.acknowledged() - written
    const [refused, others] = [{ ...uploads.others }, { ...writes.others }]
    const { slowestMs } = uploads
    await proxy.set('pass')
    const stored = uploads.acknowledged()
    const returned = await timeUntil(() => uploads.acknowledged() > stored)
    const unexpected = Object.keys(refused).filter((status) => status !== '503')
    found.push({
      fault,
      done: `${STORE_MS / 1000} s, ${done}`,
      result: `uploads: ${statusesIn(refused) || 'none refused'}, the slowest after ${inSeconds(slowestMs)}; ${grouped(made)} writes without a file meanwhile, ${statusesIn(others) || 'none refused'}; /readyz ${ready}; first upload ${inSeconds(returned)} after its return`,
      problems: [
        ...(unexpected.length > 0 ? [`Uploads were told by another status than 503: ${unexpected}`] : []),
        ...(made === 0 || Object.keys(others).length > 0 ? ['Writes without a file failed.'] : []),
        ...(ready === 503 ? [] : ['Health is not told as it is.']),
      ],
    })
  }
  await during('The object store is gone', 'refuse', 'nothing listens')
  await during('The object store hangs', 'hang', 'it accepts the connection and says nothing')
  await Promise.all([uploads.stop(), writes.stop()])
  const missing = await filesMissing(server.url, objects)
  const { lost, halves } = await compare(server.url, 'uploads', uploads)
  if (lost.length + halves.length + missing.length > 0)
    found[0]?.problems.push(`Lost, half written or without their file: ${[...lost, ...halves, ...missing].slice(0, 5)}`)
  return found
}

/** Postings whose logo is not in the store. */
async function filesMissing(databaseUrl: string, objects: string): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ jobTitle: string; name: string | null }>(
    `SELECT p."jobTitle", f."name" FROM "Posting" p LEFT JOIN "StoredFile" f ON f."id" = p."logoId"
    WHERE p."jobTitle" LIKE 'uploads %'`,
  )
  await client.end()
  const stored = readdirSync(objects, { recursive: true, encoding: 'utf8' })
  return rows.filter(({ name }) => !name || !stored.some((path) => path.includes(name))).map(({ jobTitle }) => jobTitle)
}

async function mailServerFails(folder: string): Promise<Row[]> {
  const server = await postgres(folder)
  const smtp = faultySmtp(await freePort())
  closing.push(() => smtp.close())
  await smtp.set('accept')
  const site = await opened(folder, { DATABASE_URL: server.url, SMTP_URL: smtp.url })
  const client = new Client({ connectionString: server.url })
  await client.connect()
  const found: Row[] = []

  async function during(mode: SmtpMode, fault: string, done: string, mails: number): Promise<void> {
    const emails = Array.from({ length: mails }, (_, index) => `${mode}.${index}@mail.example`)
    await smtp.set(mode)
    for (const [index, email] of emails.entries())
      await fetch(`${site.url}/api/v1/user/send-otp?email=${email}`, {
        method: 'POST',
        headers: { 'x-forwarded-for': `10.9.${mails}.${index + 1}` },
      })
    const count = async (condition: string) => {
      const { rows } = await client.query(
        `SELECT count(*)::int AS found FROM "Mail" WHERE "to" = ANY($1) AND ${condition}`,
        [emails],
      )
      return Number(rows[0].found)
    }
    await until(async () => (await count('"lastError" IS NOT NULL')) === mails)
    await smtp.set('accept')
    const delivered = await timeUntil(async () => (await count(`"state" = 'SENT'`)) === mails)
    const received = emails.map((email) => smtp.deliveries.filter(({ to }) => to === email))
    const lost = received.filter((each) => each.length === 0).length
    const most = Math.max(...received.map((each) => each.length))
    const ids = received.filter((each) => new Set(each.map(({ messageId }) => messageId)).size > 1).length
    found.push({
      fault,
      done: `${mails} mails, ${done}`,
      result: `${lost} lost, ${received.flat().length - mails} delivered twice, ${ids} of those under another Message-ID; all delivered ${inSeconds(delivered)} after its return`,
      problems: lost > 0 || most > 2 || ids > 0 ? ['Mails were lost or came too often.'] : [],
    })
  }

  await during('refuse', 'The mail server refuses', 'nothing listens at the first attempt', 20)
  await during(
    'drop',
    'The mail server drops after DATA',
    'each taken and then not acknowledged at the first attempt',
    20,
  )
  await during('hang', 'The mail server hangs', 'it accepts the connection and says nothing', 5)
  await client.end()
  return found
}

async function diskFull(folder: string): Promise<Row[]> {
  const found: Row[] = []
  for (const isEmbedded of [true, false]) {
    const run = isEmbedded ? 'full' : 'fullpg'
    const place = join(folder, run)
    mkdirSync(place, { recursive: true, mode: 0o711 })
    const disk = smallDisk(join(place, isEmbedded ? 'site/data' : 'postgres'), DISK_MB)
    closing.push(disk.close)
    const server = isEmbedded ? null : await postgres(place)
    const site = await opened(place, { DATABASE_URL: server?.url ?? '' })
    const writes = startWriters(site.url, run, UPLOADERS)
    const logo = new Blob([readFileSync('e2e/support/logo.png')], { type: 'image/png' })
    const uploads = startWriters(site.url, 'uploads', UPLOADERS, isEmbedded ? logo : undefined)
    const acknowledged = () => writes.acknowledged() + uploads.acknowledged()
    await until(() => acknowledged() >= WRITES / 2)
    for (const each of [writes, uploads]) each.mark()
    const before = acknowledged()
    disk.fill()
    await later(DISK_MS)
    const during = acknowledged() - before
    const others = sumOf(writes.others, uploads.others)
    const slowest = Math.max(writes.slowestMs, uploads.slowestMs)
    const reads = await Promise.all(READ_PATHS.map((path) => statusOf(site.url + path)))
    const ready = await statusOf(`${site.url}/readyz`)
    disk.empty()
    const stopped = acknowledged()
    const returned = await timeUntil(() => acknowledged() > stopped)
    await until(() => acknowledged() >= stopped + WRITES / 2)
    await Promise.all([writes.stop(), uploads.stop()])
    await site.close()
    const embedded = server ? null : await openEmbeddedDatabase(site.dataDir)
    const url = server?.url ?? embedded?.url ?? ''
    const kept = [await compare(url, run, writes), await compare(url, 'uploads', uploads)]
    const missing = isEmbedded ? await filesMissing(url, join(site.dataDir, 'uploads')) : []
    await embedded?.close()
    const bad = [...kept.flatMap(({ lost, halves }) => [...lost, ...halves]), ...missing]
    const unexpected = Object.keys(others).filter((status) => status !== '503')
    found.push({
      fault: `The disk is full, ${isEmbedded ? 'of the embedded database and the files' : 'of PostgreSQL'}`,
      done: `${DISK_MS / 1000} s, a disk of its own, filled to the last byte`,
      result: `${grouped(during)} writes taken and ${statusesIn(others) || 'none refused'}, the slowest after ${inSeconds(slowest)}; pages and lists ${[...new Set(reads)].join(', ')}, /readyz ${ready}; first write ${inSeconds(returned)} after there was room; ${grouped(acknowledged())} acknowledged, ${bad.length} lost, half written or without their file`,
      problems: [
        ...(bad.length > 0 ? [`Lost, half written or without their file: ${bad.slice(0, 5)}`] : []),
        ...(unexpected.length > 0 ? [`Responses other than 503: ${unexpected}`] : []),
        ...(reads.every((status) => status === 200) ? [] : [`Reading failed: ${reads}`]),
        ...(others[503] ? [] : ['Nothing was refused.']),
      ],
    })
    await closeAll()
  }
  return found
}

async function diskReadOnly(folder: string): Promise<Row[]> {
  const disk = smallDisk(join(folder, 'site/data'), DISK_MB)
  closing.push(disk.close)
  const site = await opened(folder, { DATABASE_URL: '' })
  const writes = startWriters(site.url, 'before', UPLOADERS)
  await until(() => writes.acknowledged() >= WRITES / 2)
  await writes.stop()
  await Promise.all(READ_PATHS.map((path) => statusOf(site.url + path)))
  disk.breakDown()
  const meanwhile = startWriters(site.url, 'during', UPLOADERS)
  await later(DISK_MS)
  const reads = await Promise.all(['/', '/applied-jobs'].map((path) => statusOf(site.url + path)))
  const [ready, alive] = [await statusOf(`${site.url}/readyz`), await statusOf(`${site.url}/healthz`)]
  const { others, slowestMs } = meanwhile
  const refused = { ...others }
  // As a machine is started again whose disk was mended.
  await site.kill()
  await meanwhile.stop()
  disk.repair()
  const start = await site.start()
  await site.close()
  const database = await openEmbeddedDatabase(site.dataDir)
  const kept = [await compare(database.url, 'before', writes), await compare(database.url, 'during', meanwhile)]
  await database.close()
  const bad = kept.flatMap(({ lost, halves }) => [...lost, ...halves])
  const unexpected = Object.keys(refused).filter((status) => status !== '503')
  return [
    {
      fault: 'The disk turns read-only, of the embedded database and the files',
      done: `${DISK_MS / 1000} s, as after an error of the device; then checked, and the site started again`,
      result: `${grouped(meanwhile.acknowledged())} writes taken and ${statusesIn(refused) || 'none refused'}, the slowest after ${inSeconds(slowestMs)}; pages read before ${[...new Set(reads)].join(', ')}, /healthz ${alive}, /readyz ${ready}; serving again ${inSeconds(start)} after the start; ${grouped(writes.acknowledged() + meanwhile.acknowledged())} acknowledged, ${bad.length} lost or half written`,
      problems: [
        ...(bad.length > 0 ? [`Lost or half written: ${bad.slice(0, 5)}`] : []),
        ...(unexpected.length > 0 ? [`Responses other than 503: ${unexpected}`] : []),
        ...(ready === 503 && alive === 200 ? [] : ['Health is not told as it is.']),
      ],
    },
  ]
}

function sumOf(one: Record<string, number>, other: Record<string, number>): Record<string, number> {
  const sum = { ...one }
  for (const [status, count] of Object.entries(other)) sum[status] = (sum[status] ?? 0) + count
  return sum
}

async function idleSockets(folder: string): Promise<Row[]> {
  const server = await postgres(folder)
  const site = await opened(folder, { DATABASE_URL: server.url, METRICS_TOKEN })
  const measured = async () => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
    const text = await (await fetch(`${site.url}/metrics`, { headers })).text()
    const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
    return { rss: value('process_resident_memory_bytes'), open: value('process_open_fds') }
  }
  await p95Of(site.url)
  const alone = await p95Of(site.url)
  const before = await measured()
  const openedAt = Date.now()
  const sockets = await openSockets(Number(new URL(site.url).port), SOCKETS)
  closing.push(async () => sockets.close())
  const peak = await measured()
  const beside = await p95Of(site.url)
  const closed = async () => (await measured()).open <= before.open + 20
  let after = await measured()
  while (Date.now() - openedAt < MAX_CLOSING_MS && !(await closed())) {
    await later(1_000)
    after = await measured()
    peak.rss = Math.max(peak.rss, after.rss)
  }
  const isClosed = await closed()
  const took = Date.now() - openedAt
  const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
  const opens = peak.open - before.open
  return [
    {
      fault: `${grouped(SOCKETS)} sockets that do nothing`,
      done: 'a third each: opened and silent; kept alive after a request; asked for a page and not reading it',
      result: `${grouped(opens)} open at once; of other visitors' requests 95 of 100 took at most ${alone} ms before and ${beside} ms meanwhile; memory ${megabytes(before.rss)} before, ${megabytes(peak.rss)} at most; ${isClosed ? `all closed after ${inSeconds(took)}` : `${grouped(after.open - before.open)} still open after ${inSeconds(took)}`}`,
      problems: [
        ...(opens < SOCKETS * 0.9 ? ['Too few were open at once.'] : []),
        ...(isClosed ? [] : ['Idle sockets stay open.']),
        ...(beside > Math.max(1_000, 5 * alone) ? ['Others wait for them.'] : []),
        ...(peak.rss - before.rss > 600e6 ? ['They take too much memory.'] : []),
      ],
    },
  ]
}

async function p95Of(url: string): Promise<number> {
  const times: number[] = []
  for (let number = 0; number < 200; number += 1) {
    const from = performance.now()
    const status = await statusOf(url + READ_PATHS[number % READ_PATHS.length])
    if (status !== 200) throw new Error(`A visitor was told ${status}.`)
    times.push(performance.now() - from)
  }
  return Math.round(times.sort((one, other) => one - other)[190] ?? 0)
}

async function postgres(folder: string) {
  // PostgreSQL runs as a user of its own and must reach its folder inside.
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  const server = await startPostgres(binaries ?? '', join(folder, 'postgres'), await freePort(), { isDurable: true })
  closing.push(server.close)
  return server
}

async function opened(folder: string, env: Record<string, string>): Promise<FaultySite> {
  say(`Starting a site for faults: ${folder.split('/').at(-1)} …`)
  const site = await faultySite(join(folder, 'site'), env)
  closing.push(site.close)
  await site.start()
  return site
}

function statusOf(url: string): Promise<number> {
  return fetch(url, { signal: AbortSignal.timeout(20_000) }).then(
    (response) => response.arrayBuffer().then(() => response.status),
    () => 0,
  )
}

/** What another command has counted stands below. */
function otherSections(): string {
  const report = readFileSync(REPORT, 'utf8')
  const start = report.indexOf('\n## ')
  return start < 0 ? '' : report.slice(start)
}

function reportOf(found: Row[]): string {
  const version = execFileSync(join(binaries ?? '', 'postgres'), ['--version'], { encoding: 'utf8' }).trim()
  const lines = found.map(
    ({ fault, done, result, problems }) => `| ${fault} | ${done} | ${[result, ...problems].join('; ')} |`,
  )
  const asked = values.writes ? ` -- --writes ${WRITES}` : ''
  return `# Faults

Written by \`npm run test:faults${asked}\` on ${new Date().toISOString().slice(0, 10)}: the built site while ${CLIENTS} clients write, on ${cpus().length} cores, Node ${process.versions.node}, ${version} with
fsync on, other programs beside it. A write counts as acknowledged once all of its 201 has come, and is looked for in the database
afterwards. One in ten is a posting, whose row, audit entry and e-mail stand in one transaction: half written is one without the rest.

| fault | what was done | what came of it |
| --- | --- | --- |
${lines.join('\n')}

\`npm run test:faults -- smtp redis\` runs some of ${Object.keys(scenarios).join(', ')} and leaves this page alone; \`--writes 5000\` asks for more than
500 writes. It fails when a write is lost or half written, when a database that is away is told by another
status than 503, when a fault of Redis refuses a write, and when a mail is lost, comes more than twice or under two Message-IDs.
`
}
