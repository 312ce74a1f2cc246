import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundle, type Closing, type Deployment, openDeployment, type Row } from '@/bench/deployment'
import { grouped, inSeconds, later, statusesIn } from '@/bench/faults/site'
import { compare, startWriters } from '@/bench/faults/writers'
import { signInAdmin } from '@/e2e/support/people'
import { bundleIfChanged } from '@/scripts/build'
import { say } from '@/scripts/prepare.mjs'
import { calls, expected, type Listed, live, lives, type Name, type Version } from './lives'

const LANES = 2
const LIVES_BEFORE = 3
const SIDE_BY_SIDE_MS = 60_000
const WRITERS = 2
const VISITORS = 2
const PATHS = ['/', '/applied-jobs', '/blogsection', '/about-us', '/hirefromus', '/login', '/admin', '/sitemap.xml']

let since: { sha: string; subject: string; migrations: string[] }

/** Opens this version and an older one, built in its own folder, behind one nginx. Starts only the older one. */
export async function openVersions(from: string | undefined, folder: string, closing: Closing): Promise<Deployment> {
  const older = builtVersion(from)
  await bundleIfChanged()
  const deployment = await openDeployment(folder, closing, [bundle(join(older, 'dist')), bundle()])
  say(`Starting ${since.sha} (${since.subject}), ${since.migrations.length} migrations ago …`)
  await deployment.sites[0]?.start()
  return deployment
}

function builtVersion(from = beforeLastMigration()): string {
  const sha = git('rev-parse', '--short=12', `${from}^{commit}`)
  const then = new Set(git('ls-tree', '-d', '--name-only', sha, 'prisma/migrations/').split('\n'))
  const now = git('ls-tree', '-d', '--name-only', 'HEAD', 'prisma/migrations/').split('\n')
  since = { sha, subject: git('log', '-1', '--format=%s', sha), migrations: now.filter((name) => !then.has(name)) }
  if (since.migrations.length === 0) throw new Error(`${sha} has all migrations: name an older commit with --from.`)
  const folder = join(tmpdir(), `portal-version-${sha}`)
  if (existsSync(join(folder, 'complete'))) return folder
  mkdirSync(folder, { recursive: true })
  say(`Building ${sha} in ${folder} …`)
  const archive = join(folder, 'sources.tar')
  git('archive', '--format=tar', `--output=${archive}`, sha)
  const run = (program: string, ...args: string[]) => {
    const { status } = spawnSync(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
    if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed in ${folder}. See the message above.`)
  }
  run('tar', '-xf', archive)
  const lock = (place: string) => readFileSync(join(place, 'package-lock.json'), 'utf8')
  if (lock(folder) === lock('.')) {
    cpSync('node_modules', join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true })
    run(process.execPath, 'scripts/postinstall.mjs')
  } else run('npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund')
  run('npm', 'run', 'build')
  run('npm', 'run', 'bundle')
  writeFileSync(join(folder, 'complete'), '')
  return folder
}

/** The newest commit on this branch that doesn't have its last migration. */
function beforeLastMigration(): string {
  const [adding] = git(
    ...['log', '--first-parent', '-m', '--diff-filter=A', '--format=%H', '--', 'prisma/migrations'],
  ).split('\n')
  return `${adding}^`
}

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

export const versionChecks = [migratedWhileServing, sideBySide, olderStartsAgain, newerAlone]

async function migratedWhileServing({ url, sites, query, databaseUrl }: Deployment): Promise<Row[]> {
  for (let number = 0; number < LIVES_BEFORE; number += 1) await live([versionAt(sites, 'old')], number)
  const before = calls.failed.splice(0)
  const writes = startWriters(url, 'upgrade', WRITERS)
  const took = await sites[1]?.start()
  await writes.stop()
  const { lost, halves } = await compare(databaseUrl, 'upgrade', writes)
  const [found] = await query<{ rows: number }>('SELECT count(*)::int AS rows FROM "_prisma_migrations"')
  return [
    {
      what: `${since.sha} serves while this version applies ${since.migrations.length} migrations`,
      figures: `serving after ${inSeconds(took ?? 0)}, ${found?.rows ?? 0} migrations in total; ${grouped(writes.acknowledged())} writes acknowledged in that time, ${lost.length} lost, ${halves.length} half written; ${statusesIn(writes.others) || '0 failed'}`,
      problems: [
        before.length > 0 && `the older version alone: ${before.slice(0, 3).join(' | ')}`,
        writes.acknowledged() === 0 && 'nothing was written',
        lost.length + halves.length > 0 && 'writes are missing',
        Object.keys(writes.others).length > 0 && 'writes failed',
      ],
    },
  ]
}

async function sideBySide(deployment: Deployment): Promise<Row[]> {
  const { url, sites, databaseUrl } = deployment
  const versions = [versionAt(sites, 'old'), versionAt(sites, 'new')]
  const until = Date.now() + SIDE_BY_SIDE_MS
  const writes = startWriters(url, 'beside', WRITERS)
  const reads = startVisitors(url, until)
  const made = lives.length
  const lanes = Array.from({ length: LANES }, async (_, lane) => {
    for (let number = lane; Date.now() < until; number += LANES) await live(versions, number)
  })
  await Promise.all([...lanes, reads.done])
  await writes.stop()
  const { lost, halves, rows } = await compare(databaseUrl, 'beside', writes)
  const unread = { ...reads.statuses, 200: 0 }
  const failedReads = Object.entries(unread).filter(([, count]) => count > 0)
  return [
    {
      what: `Both for ${inSeconds(SIDE_BY_SIDE_MS)}: register, post, approve, apply and read, calls alternating between them`,
      figures: `${lives.length - made} lives in ${grouped(calls.made)} calls, ${grouped(calls.crossed)} of them after a call to the other; ${calls.failed.length} failed`,
      problems: [lives.length === made && 'none finished', calls.failed.length > 0 && reasons(calls.failed)],
    },
    {
      what: 'Writes through nginx at the same time',
      figures: `${grouped(writes.acknowledged())} writes acknowledged, ${lost.length} lost; ${grouped(rows)} rows, ${halves.length} half written; ${statusesIn(writes.others) || '0 failed'}`,
      problems: [
        lost.length + halves.length > 0 && 'writes are missing',
        Object.keys(writes.others).length > 0 && 'writes failed',
      ],
    },
    {
      what: 'Pages through nginx at the same time, with all their scripts and styles',
      figures: `${grouped(reads.statuses[200] ?? 0)} read, ${reads.missing.size} missing`,
      problems: [
        failedReads.length > 0 && statusesIn(Object.fromEntries(failedReads)),
        reads.missing.size > 0 && [...reads.missing].slice(0, 3).join(' '),
      ],
    },
    await eachReadsAll(deployment, versions),
    errorsIn(deployment),
  ]
}

async function olderStartsAgain({ url, sites, databaseUrl }: Deployment): Promise<Row[]> {
  const writes = startWriters(url, 'back', WRITERS)
  await sites[0]?.close()
  const took = await sites[0]?.start()
  const [number, failed] = [lives.length, calls.failed.length]
  await live([versionAt(sites, 'old')], number)
  await writes.stop()
  const { lost } = await compare(databaseUrl, 'back', writes)
  return [
    {
      what: 'The older version is stopped and started again on the migrated database',
      figures: `serving after ${inSeconds(took ?? 0)}; a life in it alone ${calls.failed.length === failed ? 'succeeded' : 'failed'}; ${grouped(writes.acknowledged())} writes in that time, ${lost.length} lost; ${statusesIn(writes.others) || '0 failed'}`,
      problems: [
        calls.failed.length > failed && reasons(calls.failed.slice(failed)),
        lost.length > 0 && 'writes are missing',
        Object.keys(writes.others).length > 0 && 'writes failed',
      ],
    },
  ]
}

async function newerAlone(deployment: Deployment): Promise<Row[]> {
  await deployment.sites[0]?.close()
  return [await eachReadsAll(deployment, [versionAt(deployment.sites, 'new')])]
}

const versionAt = (sites: Deployment['sites'], name: Name): Version => ({
  name,
  url: sites[name === 'old' ? 0 : 1]?.url ?? '',
})

async function eachReadsAll({ query }: Deployment, versions: Version[]): Promise<Row> {
  const owner = await signInAdmin()
  const figures: string[] = []
  const problems: string[] = []
  for (const { name, url } of versions) {
    const visitor = owner.at(url)
    const listed = async (path: string, column: string) => {
      const { json } = expected(await visitor.call('GET', path), 'GET', path)
      return new Set((json as Listed[]).map((row) => row[column]))
    }
    const [students, postings, applications] = [
      await listed('/api/v1/user/students', 'email'),
      await listed('/hire-from-us', 'hireFromUsId'),
      await listed('/apply-job/getAll', 'id'),
    ]
    const unread = lives.filter(
      ({ email, postingId, applicationId }) =>
        !students.has(email) || !postings.has(postingId) || !applications.has(applicationId),
    )
    figures.push(`the ${name}er version ${grouped(lives.length - unread.length)} of ${grouped(lives.length)}`)
    if (unread.length > 0)
      problems.push(
        `missing in the ${name}er: ${unread
          .slice(0, 3)
          .map(({ message }) => message)
          .join(', ')}`,
      )
  }
  const [failed] = await query<{ rows: number }>('SELECT count(*)::int AS rows FROM "TaskFailure"')
  if ((failed?.rows ?? 0) > 0) problems.push(`${failed?.rows} tasks failed`)
  return {
    what: 'Seekers, postings and applications of all lives in the lists of each',
    figures: figures.join(', '),
    problems,
  }
}

/** The log has failed reads and writes even if a page hides them. Slow services only mean that the machine is busy. */
function errorsIn({ sites }: Deployment): Row {
  const errors = sites.flatMap(({ log }, index) =>
    readFileSync(log, 'utf8')
      .split('\n')
      .filter((line) => /"level":(50|60|"error"|"fatal")/.test(line) || /^\s*(Error|⨯)/.test(line))
      .filter((line) => !/The site is (un)?ready/.test(line))
      .map((line) => `${index === 0 ? 'older' : 'newer'}: ${line.slice(0, 300)}`),
  )
  return { what: 'Errors in the logs of both', figures: String(errors.length), problems: errors.slice(0, 5) }
}

function startVisitors(url: string, until: number) {
  const statuses: Record<string, number> = {}
  const missing = new Set<string>()
  const count = (status: string) => {
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  const visitors = Array.from({ length: VISITORS }, async (_, number) => {
    let round = 0
    // The cookie bypasses nginx's cache. A different IP for each page avoids the rate limit.
    const read = (path: string) =>
      fetch(url + path, {
        headers: { 'x-forwarded-for': `10.${number + 1}.${round >> 8}.${round & 255}`, cookie: 'portal-theme=dark' },
      }).then(
        async (response) => ({ status: response.status, text: await response.text() }),
        () => ({ status: 0, text: '' }),
      )
    while (Date.now() < until) {
      for (const path of PATHS) {
        round += 1
        const { status, text } = await read(path)
        count(String(status || 'none'))
        const files = new Set(
          [...text.matchAll(/(?:src|href)="(\/[^"?]+\.(?:js|css|woff2))/g)].map(([, file = '']) => file),
        )
        for (const file of files) if ((await read(file)).status !== 200) missing.add(file)
      }
      await later(50)
    }
  })
  return { statuses, missing, done: Promise.all(visitors) }
}

const reasons = (failed: string[]) => failed.slice(0, 5).join(' | ')
