import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { faultySite, grouped, later, until } from '@/bench/faults/site'
import { applyTo, newApprovedJob } from '@/e2e/support/jobs'
import { newSeeker, signInAdmin } from '@/e2e/support/people'
import { buildIfChanged } from '@/scripts/build'
import { startMailSink } from '@/scripts/mail-sink'
import { startPostgres } from '@/scripts/postgres'
import { say } from '@/scripts/prepare.mjs'
import { freePort } from '@/server/free-port'

const VISITORS = 100_000
const PAGES_A_VISIT = 5
const APPLICATIONS = 2_000
const POSTINGS = 200
const MONTH_SECONDS = 30 * 24 * 60 * 60
const ROUNDS = 30
const APPLIES = 20
const IDLE_MS = 20_000
const RESUME_BYTES = 200_000
const CLOCK_TICKS = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
const REPORT = 'bench/results/month.md'
const START = '<!-- bench:month -->'
const END = '<!-- /bench:month -->'

/** How many page views each kind of page gets: most visitors arrive from a search engine at a job or a list of jobs. */
const kinds: { name: string; share: number; paths: (slugs: string[]) => string[] }[] = [
  { name: 'a job', share: 0.35, paths: (slugs) => slugs.map((slug) => `/applied-jobs/apply/${slug}`) },
  { name: 'the job list, with and without filters', share: 0.25, paths: () => lists },
  { name: 'a search for words', share: 0.15, paths: () => words.map((word) => `/applied-jobs?q=${word}`) },
  { name: 'a landing page', share: 0.1, paths: () => ['/applied-jobs/type/remote', '/applied-jobs/type/hybrid'] },
  { name: 'the home page', share: 0.1, paths: () => ['/'] },
  { name: 'text pages', share: 0.05, paths: () => ['/about-us', '/technology-trainings', '/contact-us'] },
]
const lists = ['/applied-jobs', '/applied-jobs?page=2', '/applied-jobs?type=Remote', '/applied-jobs?location=USA']
const words = ['engineer', 'data', 'salesforce', 'java', 'analyst']

type Used = { server: number; database: number; bytes: number }
type Row = { name: string; share: number; cold: Used; warm: Used }

const folder = mkdtempSync(join(tmpdir(), 'portal-month-'))
chmodSync(folder, 0o711)
await buildIfChanged()
const closing: (() => Promise<unknown>)[] = []
try {
  await measureMonth()
} finally {
  for (const close of closing.reverse()) await close().catch(() => {})
  rmSync(folder, { recursive: true, force: true })
}

/** `npm run bench -- month`: measures CPU, memory, disk and traffic for a month of visitors and applications. */
async function measureMonth(): Promise<void> {
  const mail = await startMailSink(join(folder, 'mails'))
  closing.push(mail.close)
  const server = await startPostgres(join(folder, 'postgres'), await freePort(), { isDurable: true })
  closing.push(server.close)
  const admin = { ADMIN_EMAIL: 'owner@portal.example', ADMIN_PASSWORD: 'cedar-arch-keystone' }
  const env = { ...admin, DATABASE_URL: server.url, SMTP_URL: mail.smtpUrl, SEED: 'demo', WORKER_TICK_MS: '' }
  const site = await faultySite(join(folder, 'site'), env)
  closing.push(site.close)
  say('Starting the site …')
  await site.start()
  Object.assign(process.env, admin, { TEST_SITE_URL: site.url, TEST_DATABASE_URL: server.url })
  const client = new Client({ connectionString: server.url })
  await client.connect()
  closing.push(() => client.end())
  const postmaster = Number(readFileSync(join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0])
  const seconds = () => ({ server: secondsOf(site.pid()), database: secondsOf(postmaster) })
  const used = async (times: number, act: (index: number) => Promise<number>): Promise<Used> => {
    const before = seconds()
    let bytes = 0
    for (let index = 0; index < times; index += 1) bytes += await act(index)
    const after = seconds()
    const each = (name: 'server' | 'database') => (after[name] - before[name]) / times
    return { server: each('server'), database: each('database'), bytes: bytes / times }
  }
  const forget = async () => {
    for (const content of ['jobs', 'blogs', 'texts'])
      await client.query('SELECT pg_notify($1, $2)', ['portal_page_changes', `bench ${content}`])
  }

  const { rows: jobs } = await client.query<{ slug: string }>(
    `SELECT "slug" FROM "Posting" WHERE "status" = 'APPROVED' AND "slug" IS NOT NULL LIMIT 20`,
  )
  const slugs = jobs.map(({ slug }) => slug)
  const rows: Row[] = []
  for (const { name, share, paths } of kinds) {
    say(`Reading ${name} …`)
    const all = paths(slugs)
    const read = (index: number) => bytesOf(site.url + (all[index % all.length] ?? '/'))
    for (const [index] of all.entries()) await read(index)
    const warm = await used(ROUNDS, read)
    const cold = await used(ROUNDS, async (index) => {
      await forget()
      await later(20)
      return read(index)
    })
    rows.push({ name, share, cold, warm })
  }
  const files = await filesOf(site.url)
  const firstVisit = await used(ROUNDS, async () => {
    let bytes = 0
    for (const file of files) bytes += await bytesOf(site.url + file)
    return bytes
  })

  say('Applying …')
  const owner = await signInAdmin()
  const stored = async () => {
    const { rows } = await client.query('SELECT pg_database_size(current_database())::float8 AS bytes')
    return { database: Number(rows[0].bytes), files: bytesIn(join(site.dataDir, 'uploads')) }
  }
  const posting = await used(APPLIES, async () => {
    await newApprovedJob(owner)
    return 0
  })
  const jobId = await newApprovedJob(owner)
  const resume = pdfOf(RESUME_BYTES)
  const before = await stored()
  const mailsBefore = readdirSync(mail.folder).length
  const apply = await used(APPLIES, async () => {
    const { status } = await applyTo(jobId, await newSeeker(), resume)
    if (status !== 201) throw new Error(`Applying failed: ${status}`)
    return 0
  })
  await until(async () => (await client.query(`SELECT FROM "Mail" WHERE "state" = 'WAITING'`)).rowCount === 0)
  const after = await stored()
  const mails = (readdirSync(mail.folder).length - mailsBefore) / APPLIES
  say('Measuring the idle site …')
  const idleFrom = seconds()
  await later(IDLE_MS)
  const idleTo = seconds()
  const idle = {
    server: (idleTo.server - idleFrom.server) / (IDLE_MS / 1000),
    database: (idleTo.database - idleFrom.database) / (IDLE_MS / 1000),
  }
  const memory = { server: memoryOf(site.pid()), database: memoryOf(postmaster) }
  const perApply = {
    database: (after.database - before.database) / APPLIES,
    files: (after.files - before.files) / APPLIES,
  }
  write(reportOf({ rows, firstVisit, posting, apply, idle, memory, perApply, mails }))
}

type Found = {
  rows: Row[]
  firstVisit: Used
  posting: Used
  apply: Used
  idle: { server: number; database: number }
  memory: { server: number; database: number }
  perApply: { database: number; files: number }
  mails: number
}

function reportOf({ rows, firstVisit, posting, apply, idle, memory, perApply, mails }: Found): string {
  const pages = VISITORS * PAGES_A_VISIT
  const sum = (part: 'cold' | 'warm', name: keyof Used) =>
    rows.reduce((total, row) => total + row.share * row[part][name] * pages, 0)
  const of = (name: 'server' | 'database') => ({
    pages: sum('cold', name) + firstVisit[name] * VISITORS,
    writes: apply[name] * APPLICATIONS + posting[name] * POSTINGS,
    idle: idle[name] * MONTH_SECONDS,
  })
  const [server, database] = [of('server'), of('database')]
  const total = (each: typeof server) => each.pages + each.writes + each.idle
  const bytes = sum('cold', 'bytes') + firstVisit.bytes * VISITORS
  const share = (100 * (total(server) + total(database))) / MONTH_SECONDS
  const ms = (seconds: number) => (1000 * seconds).toFixed(1)
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
  return `
${grouped(VISITORS)} visitors with ${PAGES_A_VISIT} pages each, ${grouped(APPLICATIONS)} applications with a resume of ${size(RESUME_BYTES)}, ${POSTINGS} postings. Measured by
\`npm run bench -- month\` on ${new Date().toISOString().slice(0, 10)}: the built site on PostgreSQL, CPU time from /proc, on ${cpus().length} cores shared with other
programs (load ${loadavg()[0]?.toFixed(0)}), which raises it. Cold: not in the page cache, the usual case with a page every five seconds. Warm: a page read just before.

${line(['what', 'share', 'site, cold', 'database, cold', 'site, warm', 'database, warm', 'sent'])}
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.map(({ name, share, cold, warm }) => line([name, `${Math.round(100 * share)}%`, `${ms(cold.server)} ms`, `${ms(cold.database)} ms`, `${ms(warm.server)} ms`, `${ms(warm.database)} ms`, size(cold.bytes)])).join('\n')}
${line(["a first visit's files", 'once each', `${ms(firstVisit.server)} ms`, `${ms(firstVisit.database)} ms`, '', '', size(firstVisit.bytes)])}
${line([`an application: sign-in, resume, ${mails.toFixed(1)} emails`, '', `${ms(apply.server)} ms`, `${ms(apply.database)} ms`, '', '', ''])}
${line(['a posting, approved', '', `${ms(posting.server)} ms`, `${ms(posting.database)} ms`, '', '', ''])}

${line(['in a month', 'site', 'database'])}
| --- | ---: | ---: |
${line(['pages and files, all cold', hours(server.pages), hours(database.pages)])}
${line(['applications and postings', hours(server.writes), hours(database.writes)])}
${line(['polling for background jobs and emails, all month', hours(server.idle), hours(database.idle)])}
${line(['**together**', `**${hours(total(server))}**`, `**${hours(total(database))}**`])}
${line(['memory', size(memory.server), size(memory.database)])}
${line(['newly stored', `${size(perApply.files * APPLICATIONS)} of files`, `${size(perApply.database * APPLICATIONS)} of rows`])}
${line(['sent to visitors', size(bytes), ''])}

On average ${share.toFixed(1)}% of one core.
`
}

function write(text: string): void {
  const report = readFileSync(REPORT, 'utf8')
  const [before = '', rest = ''] = report.split(START)
  const [, after = ''] = rest.split(END)
  if (!rest) throw new Error(`${REPORT} has no ${START} to write between.`)
  writeFileSync(REPORT, `${before}${START}\n${text}\n${END}${after}`)
  console.log(text)
}

/** CPU seconds of a process and its children, including those that have exited. */
function secondsOf(root: number): number {
  return familyOf(root).reduce((total, { ticks }) => total + ticks, 0) / CLOCK_TICKS
}

function memoryOf(root: number): number {
  const pss = (pid: number) => /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]
  return familyOf(root).reduce((total, { pid }) => total + 1024 * Number(pss(pid) ?? 0), 0)
}

function familyOf(root: number) {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)) ?? [])
  const family = all.filter(({ pid }) => pid === root)
  for (const member of family) family.push(...all.filter(({ parent }) => parent === member.pid))
  return family
}

function statOf(pid: number) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
      .map(Number)
    const ticks = fields.slice(11, 15).reduce((total, each) => total + each, 0)
    return { pid, parent: fields[1], ticks }
  } catch {
    return null
  }
}

/** Bytes on the wire: headers and the compressed body, as a browser requests it. */
function bytesOf(url: string): Promise<number> {
  return new Promise((done, fail) => {
    const headers = { 'accept-encoding': 'br, gzip', accept: 'text/html,*/*', 'x-forwarded-for': '10.3.3.3' }
    request(url, { headers }, (response) => {
      let bytes = response.rawHeaders.join('').length + 2 * response.rawHeaders.length
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.once('end', () =>
        response.statusCode === 200 ? done(bytes) : fail(new Error(`${url} responded with ${response.statusCode}`)),
      )
    })
      .once('error', fail)
      .end()
  })
}

async function filesOf(origin: string): Promise<string[]> {
  const html = await (await fetch(`${origin}/applied-jobs`)).text()
  const named = [...html.matchAll(/(?:src|href)="(\/(?:_next\/static|fonts)\/[^"]+|\/[\w-]+\.(?:js|css|svg|ico))"/g)]
  return [...new Set(named.map(([, path = '']) => path.replaceAll('&amp;', '&')))]
}

function bytesIn(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return entries.reduce((total, entry) => total + statSync(join(entry.parentPath, entry.name)).size, 0)
}

function pdfOf(bytes: number): File {
  const start = '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n% '
  return new File([start.padEnd(bytes, 'x'), '\ntrailer<</Root 1 0 R>>\n%%EOF\n'], 'resume.pdf', {
    type: 'application/pdf',
  })
}

function hours(seconds: number): string {
  return seconds < 3_600 ? `${(seconds / 60).toFixed(0)} min` : `${(seconds / 3_600).toFixed(1)} h`
}

function size(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB']
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  return `${(bytes / 1000 ** power).toFixed(power === 0 ? 0 : 1)} ${units[power]}`
}
