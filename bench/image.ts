import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { signInAdmin } from '@/e2e/support/people'
import { startMailSink } from '@/scripts/mail-sink'
import { say } from '@/scripts/prepare.mjs'
import { freePort } from '@/server/free-port'
import { calls, live } from './deploy/lives'
import { admin, type Closing, printRow, type Row } from './deployment'
import { grouped, inSeconds, statusesIn, until } from './faults/site'
import { compare, startWriters, type Writes } from './faults/writers'
import { composeRow } from './image/compose'
import { type Container, openContainer } from './image/container'
import { buildImage, hasImage, type Image, openBase, openImage, run, sizeOf } from './image/images'
import { writeSbom } from './image/sbom'

/** Until there's a release: the newest older version whose image sets up an empty database. */
const BEFORE = 'f9967fd5'
const THIS = 'localhost/staffing-portal'
const SBOM = 'test-results/image-sbom.cdx.json'
const PAGES = [
  '/',
  '/applied-jobs',
  '/about-us',
  '/hirefromus',
  '/login',
  '/admin',
  '/api/openapi.json',
  '/sitemap.xml',
]
const WRITES = 200
const WRITERS = 4

/**
 * `npm run bench -- image`: builds deploy/Dockerfile without Docker, runs the image as deploy/ does, restarts it, starts
 * it on the data of an older version's image (`--from` names its commit), and runs the services of compose.yml. Writes
 * an SBOM.
 */
async function main(): Promise<void> {
  if (process.getuid?.() !== 0) throw new Error('Run this as root: it mounts the files of images.')
  const { values } = parseArgs({ options: { from: { type: 'string' } } })
  const older = shaOf(values.from ?? BEFORE)
  const folder = mkdtempSync(join(tmpdir(), 'portal-image-'))
  // The container's user needs access to its data inside this folder.
  chmodSync(folder, 0o711)
  const closing: Closing = []
  let isFine = true
  try {
    for await (const row of checks(older, folder, closing)) isFine = printRow(row) && isFine
  } finally {
    for (const each of closing.splice(0).reverse()) await each().catch(() => {})
    if (isFine) rmSync(folder, { recursive: true })
    else say(`Logs: ${folder}`)
  }
  process.exitCode = isFine ? 0 : 1
}

async function* checks(older: string, folder: string, closing: Closing): AsyncGenerator<Row> {
  const opened = (name: string) => {
    const image = openImage(name)
    closing.push(image.close)
    return image
  }
  const mail = await startMailSink(join(folder, 'mails'))
  closing.push(mail.close)
  process.env.TEST_MAIL_DIR = mail.folder
  const base = openBase()
  say('Building the image …')
  const buildMs = timed(() => buildImage('.', THIS))
  const image = opened(THIS)
  yield built(image, opened(base), buildMs)
  yield* serves(image, await openSite(folder, 'new', mail.smtpUrl, closing))
  if (!hasImage(olderName(older))) {
    say(`Building the image of ${older} …`)
    buildOlder(older, folder)
  }
  yield* upgrades(opened(olderName(older)), image, await openSite(folder, 'upgraded', mail.smtpUrl, closing))
  yield composeRow(THIS, subfolder(folder, 'compose'))
}

function built(image: Image, base: Image, buildMs: number): Row {
  const [size, baseSize] = [sizeOf(image), sizeOf(base)]
  return {
    what: 'The image is built',
    figures: `in ${inSeconds(buildMs)}, ${inMegabytes(size)}, ${inMegabytes(size - baseSize)} more than its base`,
    problems: [],
  }
}

async function* serves(image: Image, site: Site): AsyncGenerator<Row> {
  const container = site.open(image)
  const readyMs = await container.start()
  yield { what: 'An empty folder is set up', figures: `served after ${inSeconds(readyMs)}`, problems: [] }
  yield isRestricted(image, container)
  yield await servesPages(site.url)
  const writes = await used(site, container, 'image')
  yield await saysWhatIsNew()
  yield backedUp(container)
  const stopMs = await container.stop()
  const againMs = await container.start()
  yield await kept({
    what: 'It stops and starts again',
    figures: `stopped after ${inSeconds(stopMs)}, served after ${inSeconds(againMs)}`,
    container,
    writes,
    run: 'image',
  })
  const version = container.exec('node', '--version').output.slice(1)
  const { npm, system } = writeSbom(SBOM, image, version)
  yield {
    what: 'SBOM',
    figures: `${npm} packages from npm, ${system} of the system and Node ${version} in ${SBOM}`,
    problems: [npm < 100 && 'packages are missing', system < 50 && 'the system is missing'],
  }
  await container.stop()
}

async function* upgrades(older: Image, image: Image, site: Site): AsyncGenerator<Row> {
  const before = site.open(older)
  await before.start()
  const writes = await used(site, before, 'before')
  const applied = await migrationsIn(before)
  await before.stop()
  const container = site.open(image)
  const readyMs = await container.start()
  const migrations = (await migrationsIn(container)) - applied
  yield await kept({
    what: `It starts on the data of ${older.name.split(':').at(-1)}`,
    figures: `served after ${inSeconds(readyMs)} and ${migrations} migrations`,
    container,
    writes,
    run: 'before',
  })
  await container.stop()
}

function isRestricted({ config }: Image, container: Container): Row {
  const { output: user } = container.exec('id', '-u')
  const { output: status } = container.exec('cat', '/proc/1/status')
  const field = (name: string) => new RegExp(`^${name}:\\s+(\\w+)$`, 'm').exec(status)?.[1]
  const canWrite = ['/app/x', '/usr/x', '/x'].filter((path) => container.exec('touch', path).status === 0)
  const [kind, ...check] = config.Healthcheck.Test
  const isHealthy = kind === 'CMD' && container.exec(...check).status === 0
  return {
    what: 'It runs as its own user, without capabilities, and read-only',
    figures: `uid ${user}, capabilities ${field('CapEff')}, bounding set ${field('CapBnd')}; its health check passes`,
    problems: [
      user === '0' && 'it runs as root',
      (Number(field('CapEff')) !== 0 || Number(field('CapBnd')) !== 0) && 'it has capabilities',
      field('NoNewPriv\\w*') !== '1' && 'it can gain privileges',
      canWrite.length > 0 && `it can write ${canWrite.join(', ')}`,
      !isHealthy && 'its health check fails',
    ],
  }
}

async function servesPages(url: string): Promise<Row> {
  const statuses = await Promise.all(PAGES.map((path) => fetch(url + path).then(({ status }) => status)))
  const failed = PAGES.filter((_, index) => statuses[index] !== 200)
  return { what: 'It serves pages', figures: `${PAGES.length} of them`, problems: failed.map((path) => `not ${path}`) }
}

/** System shows the changelog, which the build reads. */
async function saysWhatIsNew(): Promise<Row> {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const { status, text } = await (await signInAdmin()).call('GET', '/system')
  // React separates texts by comments.
  const isThere = status === 200 && text.replaceAll('<!-- -->', '').includes(`new in ${version} `)
  return {
    what: "System says what's new",
    figures: `in ${version}`,
    problems: [!isThere && `not at /system (${status})`],
  }
}

/** Registers, posts, approves and applies, and writes messages and postings. */
async function used({ url }: Site, container: Container, run: string): Promise<Writes> {
  Object.assign(process.env, { ...admin, TEST_SITE_URL: url, TEST_DATABASE_URL: container.databaseUrl() })
  await live([{ name: 'new', url }], 0)
  const writes = startWriters(url, run, WRITERS)
  await until(() => writes.acknowledged() >= WRITES)
  await writes.stop()
  return writes
}

function backedUp(container: Container): Row {
  const made = container.exec('node', 'backup.mjs', '/data/portal.backup')
  const verified = container.exec('node', 'restore.mjs', '/data/portal.backup', '--verify')
  const exported = container.exec('node', 'export.mjs', '/data/portal.tar.gz')
  return {
    what: 'It makes a backup, checks it, and exports its data while it serves',
    figures: verified.output.split('\n').at(-1) ?? '',
    problems: [made, verified, exported].map(({ status, output }) => status !== 0 && output),
  }
}

type Kept = Pick<Row, 'what' | 'figures'> & { container: Container; writes: Writes; run: string }

/** Everything that was written is still there, and another seeker can register and apply. */
async function kept({ what, figures, container, writes, run }: Kept): Promise<Row> {
  const { lost, halves } = await compare(container.databaseUrl(), run, writes)
  await live([{ name: 'new', url: process.env.TEST_SITE_URL ?? '' }], 1)
  return {
    what,
    figures: `${figures}; ${grouped(writes.acknowledged())} writes, ${lost.length} lost`,
    problems: [
      lost.length + halves.length > 0 && 'writes are missing',
      Object.keys(writes.others).length > 0 && statusesIn(writes.others),
      ...calls.failed.splice(0),
    ],
  }
}

type Site = { url: string; open: (image: Image) => Container }

/** A folder with its own port and data, which images run on one after the other. */
async function openSite(parent: string, name: string, smtpUrl: string, closing: Closing): Promise<Site> {
  const folder = subfolder(parent, name)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const settings = {
    ...admin,
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: url,
    SEED: 'demo',
    TRUST_PROXY_HOPS: '1',
    AUTH_SECRET: randomBytes(32).toString('hex'),
    SMTP_URL: smtpUrl,
  }
  const open = (image: Image) => {
    const container = openContainer(image, { folder, data: join(folder, 'data'), settings, url })
    closing.push(container.stop)
    return container
  }
  return { url, open }
}

/** Other users need access to their folders inside this one. */
function subfolder(parent: string, name: string): string {
  const folder = join(parent, name)
  mkdirSync(folder, { mode: 0o711 })
  return folder
}

async function migrationsIn(container: Container): Promise<number> {
  const client = new Client({ connectionString: container.databaseUrl() })
  await client.connect()
  const { rows } = await client.query<{ rows: number }>('SELECT count(*)::int AS rows FROM "_prisma_migrations"')
  await client.end()
  return rows[0]?.rows ?? 0
}

function buildOlder(sha: string, folder: string): void {
  const sources = join(folder, sha)
  mkdirSync(sources)
  run('git', ['archive', '--format=tar', `--output=${sources}.tar`, sha])
  run('tar', ['-xf', `${sources}.tar`, '-C', sources])
  buildImage(sources, olderName(sha))
}

const olderName = (sha: string) => `${THIS}:${sha}`

function shaOf(commit: string): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=12', '--verify', '-q', `${commit}^{commit}`])
  if (status !== 0) throw new Error(`This clone doesn't have ${commit}. Fetch it, or name another commit with --from.`)
  return stdout.toString().trim()
}

function timed(work: () => void): number {
  const startedAt = Date.now()
  work()
  return Date.now() - startedAt
}

const inMegabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`

await main()
