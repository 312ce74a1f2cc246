import { randomInt } from 'node:crypto'
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { contactMessage } from '@/e2e/support/access/documented'
import { applyTo, newApprovedJob } from '@/e2e/support/jobs'
import { newEmail, newSeeker, signInAdmin } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'
import { bundleIfChanged } from '@/scripts/build'
import { startMailSink } from '@/scripts/mail-sink'
import { startPostgres } from '@/scripts/postgres'
import { say } from '@/scripts/prepare.mjs'
import { freePort } from '@/server/free-port'
import { faultySite, grouped, later, statusesIn } from './faults/site'

const SAMPLE_MS = 30_000
const MAX_IN_FLIGHT = 100
const WARMING = 1 / 4
const MAX_GROWTH = 0.1
const MAX_KINDS = 30
const METRICS_TOKEN = 'token-of-the-soak'
const admin = { ADMIN_EMAIL: 'owner@portal.example', ADMIN_PASSWORD: 'cedar-arch-keystone' }
const words = ['engineer', 'data', 'salesforce', 'java', 'analyst', 'remote', 'senior', 'cloud', 'sql', 'trainer']
const lists = ['/applied-jobs', '/applied-jobs?page=2', '/applied-jobs?type=Remote', '/applied-jobs?location=USA']
const pages = ['/about-us', '/technology-trainings', '/contact-us', '/blogsection']
const calls = ['/hire-from-us/getApprovedJobs', '/api/openapi.json', '/sitemap.xml']
const adminPages = ['/dashboard', '/adminpostjobs', '/adminappliedjobs', '/contactus', '/outbox', '/audit', '/system']

/**
 * `npm run bench -- soak --minutes 60 --rate 8`: runs a mixed load of `rate` visits per second on the bundle with
 * PostgreSQL. Fails if a visit fails, or if memory grows by more than a tenth after the first quarter, which is the
 * warmup.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    rate: { type: 'string', default: '8' },
    samples: { type: 'string' },
  },
})
const [minutes, rate] = [Number(values.minutes), Number(values.rate)]
await bundleIfChanged()
const folder = mkdtempSync(join(tmpdir(), 'portal-soak-'))
chmodSync(folder, 0o711)
const closing: (() => Promise<unknown>)[] = []
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end().finally(() => process.exit(130)))
try {
  process.exitCode = await soak()
} finally {
  await end()
}

async function end(): Promise<void> {
  for (const close of closing.splice(0).reverse()) await close().catch(() => {})
  rmSync(folder, { recursive: true, force: true })
}

type Sample = { seconds: number; rss: number; heap: number; cpuSeconds: number }

async function soak(): Promise<number> {
  // Uses a copy, so that a build during the run doesn't change it.
  cpSync('dist', join(folder, 'dist'), { recursive: true, verbatimSymlinks: true })
  const mail = await startMailSink(join(folder, 'mails'))
  closing.push(mail.close)
  const server = await startPostgres(join(folder, 'postgres'), await freePort(), { isDurable: true })
  closing.push(server.close)
  const env = {
    ...admin,
    DATABASE_URL: server.url,
    SMTP_URL: mail.smtpUrl,
    AUTH_SECRET: 'a-secret-of-the-soak-that-is-long-enough',
    SEED: 'none',
    METRICS_TOKEN,
    WORKER_TICK_MS: '',
  }
  const site = await faultySite(join(folder, 'site'), env, { args: ['serve.mjs'], cwd: join(folder, 'dist') })
  closing.push(site.close)
  say('Starting the site …')
  await site.start()
  Object.assign(process.env, admin, {
    TEST_SITE_URL: site.url,
    TEST_DATABASE_URL: server.url,
    TEST_MAIL_DIR: mail.folder,
  })
  const owner = await signInAdmin()
  const jobs: number[] = []
  for (let number = 1; number <= 40; number += 1)
    jobs.push(await newApprovedJob(owner, { jobTitle: `${pick(words)} of the soak ${number}` }))
  const byWeight = visitsOf(site.url, owner, jobs).flatMap((each) => Array<Visit>(each.weight).fill(each))

  say(`${minutes} minutes with ${rate} visits per second …`)
  const startedAt = Date.now()
  const endsAt = startedAt + minutes * 60_000
  const samples: Sample[] = []
  const times: number[] = []
  const failures: Record<string, number> = {}
  const made: Record<string, number> = {}
  let inFlight = 0
  let nextSample = startedAt
  while (Date.now() < endsAt) {
    if (Date.now() >= nextSample) {
      const sample = await sampleOf(site.url, startedAt).catch(() => null)
      if (sample) samples.push(sample)
      else if (!site.isAlive()) throw new Error(`The site has exited: ${readFileSync(site.log, 'utf8').slice(-3000)}`)
      if (values.samples) writeFileSync(values.samples, csvOf(samples))
      nextSample += SAMPLE_MS
    }
    await later((1000 / rate) * (0.5 + Math.random()))
    if (inFlight >= MAX_IN_FLIGHT) {
      failures['left out'] = (failures['left out'] ?? 0) + 1
      continue
    }
    inFlight += 1
    const { name, visit } = pick(byWeight)
    const from = performance.now()
    visit()
      .then(
        () => {
          made[name] = (made[name] ?? 0) + 1
          times.push(performance.now() - from)
        },
        (error: Error) => {
          const reason = `${name}: ${/\b[45]\d\d\b/.exec(error.message)?.[0] ?? error.message}`
          failures[reason] = (failures[reason] ?? 0) + 1
        },
      )
      .finally(() => {
        inFlight -= 1
      })
  }
  const exitCode = report(samples, made, times, failures)
  if (Object.keys(failures).length > 0) console.log(`Errors in the site's log:\n${errorsIn(site.log)}`)
  return exitCode
}

type Visit = { name: string; weight: number; visit: () => Promise<unknown> }

function visitsOf(url: string, owner: Visitor, jobs: number[]): Visit[] {
  const read = (path: string) => async () => wanted(200, await fetchPage(url + path), path)
  const of = (name: string, weight: number, visit: () => Promise<unknown>): Visit => ({ name, weight, visit })
  return [
    of('lists of jobs', 25, () => read(pick(lists))()),
    of('searches', 20, () => read(`/applied-jobs?q=${pick(words)}+${pick(words)}&page=1`)()),
    of('pages', 15, () => read(pick(['/', ...pages]))()),
    of('public calls', 8, () => read(pick(calls))()),
    of('messages', 6, async () =>
      wanted(
        201,
        (await new Visitor().call('POST', '/contactus/add', { json: { ...contactMessage, email: newEmail() } })).status,
      ),
    ),
    of("sign-ins and seekers' pages", 8, async () => {
      const { visitor } = await newSeeker()
      for (const path of ['/userdashboard', '/jobs-applied'])
        wanted(200, (await visitor.call('GET', path, { headers: { accept: 'text/html' } })).status, path)
    }),
    of('sign-ins and applications', 6, async () => wanted(201, (await applyTo(pick(jobs), await newSeeker())).status)),
    of('postings and their approval', 2, async () =>
      jobs.splice(randomInt(jobs.length), 1, await newApprovedJob(owner)),
    ),
    of('lists of the console', 10, async () =>
      wanted(200, (await owner.call('GET', pick(adminPages), { headers: { accept: 'text/html' } })).status),
    ),
  ]
}

async function fetchPage(url: string): Promise<number> {
  const ip = [10, randomInt(1, 255), randomInt(1, 255), randomInt(1, 255)].join('.')
  const response = await fetch(url, { headers: { 'x-forwarded-for': ip }, signal: AbortSignal.timeout(30_000) })
  await response.arrayBuffer()
  return response.status
}

function wanted(expected: number, status: number, path = 'a write'): void {
  if (status !== expected) throw new Error(`${status} of ${path}`)
}

function pick<T>(from: T[]): T {
  return from[randomInt(from.length)] as T
}

async function sampleOf(url: string, startedAt: number): Promise<Sample> {
  const response = await fetch(`${url}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
    signal: AbortSignal.timeout(SAMPLE_MS),
  })
  const text = await response.text()
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  return {
    seconds: Math.round((Date.now() - startedAt) / 1000),
    rss: value('process_resident_memory_bytes'),
    heap: value('nodejs_heap_size_used_bytes'),
    cpuSeconds: value('process_cpu_seconds_total'),
  }
}

function errorsIn(log: string): string {
  const counts = new Map<string, number>()
  for (const line of readFileSync(log, 'utf8').split('\n')) {
    if (!line.startsWith('{"level":"error"')) continue
    const { method, path, error } = JSON.parse(line) as Record<'method' | 'path' | 'error', string | undefined>
    const kind = [method, path?.replaceAll(/\d+/g, 'n'), error?.replaceAll(/\s+/g, ' ').slice(0, 300)]
      .filter(Boolean)
      .join(' ')
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return [...counts]
    .sort(([, some], [, others]) => others - some)
    .slice(0, MAX_KINDS)
    .map(([kind, count]) => `${grouped(count)} × ${kind}`)
    .join('\n')
}

function csvOf(samples: Sample[]): string {
  return `seconds,rss,heap,cpu\n${samples.map(({ seconds, rss, heap, cpuSeconds }) => [seconds, rss, heap, cpuSeconds.toFixed(1)].join(',')).join('\n')}\n`
}

function report(
  samples: Sample[],
  made: Record<string, number>,
  times: number[],
  failures: Record<string, number>,
): number {
  const warm = samples.slice(Math.floor(samples.length * WARMING))
  const third = Math.max(1, Math.floor(warm.length / 3))
  const [early, late] = [warm.slice(0, third), warm.slice(-third)]
  const median = (all: number[]) => all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? Number.NaN
  const rss = [early, late].map((part) => median(part.map((sample) => sample.rss)))
  // The minimum, because the amount of garbage varies.
  const heap = [early, late].map((part) => Math.min(...part.map((sample) => sample.heap)))
  const growth = ([from = 0, to = 0]: number[]) => to / from - 1
  const inMegabytes = (pair: number[]) =>
    `${pair.map((bytes) => `${Math.round(bytes / 1e6)} MB`).join(' → ')} (${growth(pair) < 0 ? '−' : '+'}${Math.abs(100 * growth(pair)).toFixed(1)}%)`
  const [first, last] = [samples[0], samples.at(-1)]
  const share = first && last ? (last.cpuSeconds - first.cpuSeconds) / (last.seconds - first.seconds) : Number.NaN
  const sorted = times.toSorted((one, other) => one - other)
  const at = (part: number) => `${Math.round(sorted[Math.floor(sorted.length * part)] ?? 0)} ms`
  const total = Object.values(made).reduce((sum, count) => sum + count, 0)
  const problems = [
    ...(growth(rss) > MAX_GROWTH ? ['Resident memory is growing.'] : []),
    ...(growth(heap) > MAX_GROWTH ? ['The heap is growing.'] : []),
    ...(Object.keys(failures).length > 0 ? [`Visits failed: ${statusesIn(failures)}.`] : []),
  ]
  const counts = Object.entries(made).map(([name, count]) => `${grouped(count)} ${name}`)
  const maximum = Math.round(Math.max(...samples.map((sample) => sample.rss)) / 1e6)
  console.log(`${minutes} minutes, ${rate} visits per second on ${cpus().length} cores: ${grouped(total)} visits, ${counts.join(', ')}.
The server used ${(100 * share).toFixed(0)}% of a core; 50% of visits took up to ${at(0.5)}, 95% up to ${at(0.95)}.
Early and late medians after the first quarter: resident ${inMegabytes(rss)}, lowest heap ${inMegabytes(heap)}; resident maximum ${maximum} MB.
${problems.length > 0 ? problems.join(' ') : 'Memory is flat and no visit failed.'}`)
  return problems.length > 0 ? 1 : 0
}
