import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './browser'
import { buildIfChanged } from './build'
import { findPostgres } from './postgres'
import { say } from './prepare.mjs'
import { announceRunningSite, findRunningSite } from './running-site.mjs'
import { startEmbeddedSite, startPostgresSites, type TestSite } from './test-site'
import { countJest, countPlaywright, countReport, recordStage, report, runStage } from './test-stages'

const jestScript = 'node_modules/jest/bin/jest.js'
const playwrightScript = 'node_modules/@playwright/test/cli.js'
const jestNode = ['--experimental-vm-modules', '--no-warnings']
const MAX_TEST_MS = 60_000

const commands: Record<string, (folder: string, patterns: string[]) => Promise<void>> = {
  all: everything,
  unit: (_folder, patterns) => jest('units', 'unit', {}, patterns),
  backup: () => jest('back-up and restore', 'backup', {}, ['--runInBand']),
  api: (folder, patterns) => onSite(folder, (env) => jest('API', 'api', env, ['--runInBand', ...patterns])),
  clock: clockAlone,
  e2e: (folder, patterns) => onSite(folder, (env) => journeys(env, patterns)),
  plain: async (folder) => {
    await buildIfChanged()
    await plainJourneys(folder)
  },
  embedded: embeddedAlone,
  site: serveForTests,
  nightly,
}

const NODE_VERSIONS = ['20.19.0', '22', '24']

const closing: (() => unknown)[] = []

export async function runTests([name = 'all', ...patterns]: string[], startedAt: number): Promise<void> {
  const command = commands[name]
  if (!command) throw new Error(`There is no "${name}" to test: name one of ${Object.keys(commands).join(', ')}.`)
  if (name === 'all' || name === 'nightly') recordStage('install and generate', startedAt)
  const folder = mkdtempSync(join(tmpdir(), 'portal-test-'))
  // PostgreSQL runs as a user of its own and must reach its folder inside.
  chmodSync(folder, 0o711)
  closing.push(() => rmSync(folder, { recursive: true, force: true }))
  process.once('SIGINT', () => closeAll().finally(() => process.exit(130)))
  process.once('SIGTERM', () => closeAll().finally(() => process.exit(0)))
  try {
    await command(folder, patterns)
  } finally {
    await closeAll()
  }
  process.exitCode = report() ? 0 : 1
}

async function everything(folder: string): Promise<void> {
  await Promise.all([built(), checks()])
  await Promise.all([
    // After the build, which writes the types of the routes.
    runStage('types', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.']),
    embeddedTests(join(folder, 'one')),
    postgresTests(join(folder, 'many')),
  ])
}

async function checks(): Promise<void> {
  await runStage('lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '.'])
  await runStage('wording', ['--import', 'tsx', 'scripts/words.ts'])
  await runStage('spelling', ['node_modules/cspell/bin.mjs', 'lint', '--no-progress', '--no-summary'])
  await jest('units', 'unit', {}, ['--maxWorkers=1'])
}

async function built(): Promise<void> {
  const startedAt = Date.now()
  await buildIfChanged()
  recordStage('build', startedAt)
}

async function embeddedTests(folder: string): Promise<void> {
  const site = await opened(startEmbeddedSite(folder))
  await jest('API, embedded database', 'embedded', site.env, ['--runInBand'])
  await journeys(site.env, [])
  await site.close()
  await plainJourneys(join(folder, 'plain'))
}

async function plainJourneys(folder: string): Promise<void> {
  const site = await opened(startEmbeddedSite(folder, { LIGHT_PAGES: 'off' }))
  await journeys(site.env, ['hire-find-apply', '--project=desktop'], 'journeys without light pages')
  await site.close()
}

async function postgresTests(folder: string): Promise<void> {
  const binaries = findPostgres()
  if (!binaries && process.env.CI)
    throw new Error('The tests on a real PostgreSQL need its server: install the package postgresql.')
  if (!binaries) return say('No PostgreSQL server was found: the API is tested on the embedded database only.')
  const site = await opened(startPostgresSites(folder, binaries))
  await jest('API, PostgreSQL and two processes', 'api', site.env, ['--maxWorkers=2'])
  await jest('clock, PostgreSQL and two processes', 'clock', site.env, ['--runInBand'])
  await site.close()
}

async function clockAlone(folder: string, patterns: string[]): Promise<void> {
  const binaries = findPostgres()
  if (!binaries) throw new Error('These tests need a PostgreSQL server: install the package postgresql.')
  await buildIfChanged()
  const site = await opened(startPostgresSites(folder, binaries))
  await jest('clock, PostgreSQL and two processes', 'clock', site.env, ['--runInBand', ...patterns])
}

async function nightly(folder: string): Promise<void> {
  await Promise.all([built(), checks()])
  // Some 100,000 requests: a round has about 2,700.
  const many = { FUZZ_ROUNDS: process.env.FUZZ_ROUNDS ?? '37' }
  await jest('hostile requests to public pages', 'unit', many, ['server/cross-user'])
  const binaries = findPostgres()
  if (!binaries) throw new Error('The nightly tests need a PostgreSQL server: install the package postgresql.')
  const site = await opened(startPostgresSites(join(folder, 'many'), binaries))
  await jest('API, PostgreSQL and two processes', 'api', site.env, ['--maxWorkers=2'])
  await jest('clock, PostgreSQL and two processes', 'clock', { ...site.env, ...many }, ['--runInBand'])
  await jest('timing, PostgreSQL and two processes', 'timing', site.env, ['--runInBand'])
  await site.close()
  const embedded = await opened(startEmbeddedSite(join(folder, 'one')))
  await jest('API in full, embedded database', 'api', embedded.env, ['--runInBand'])
  await journeys({ ...embedded.env, E2E_EVERY_WIDTH: '1' }, [])
  await plainJourneys(join(folder, 'plain'))
  await jest('clock, embedded database', 'clock', embedded.env, ['--runInBand'])
  await embedded.close()
  await jest('back-up and restore', 'backup', {}, ['--runInBand'])
  await runStage('mutations', ['--import', 'tsx', 'scripts/mutations.ts'])
  for (const version of NODE_VERSIONS) await onNode(version, join(folder, `node-${version}`))
}

async function onNode(version: string, folder: string): Promise<void> {
  mkdirSync(folder)
  execFileSync('npm', ['install', '--prefix', folder, '--no-save', '--loglevel=error', `node@${version}`])
  const node = join(folder, 'node_modules/.bin/node')
  await runStage(`Node ${version}`, ['scripts/test.mjs', 'embedded'], {}, countReport, node)
}

async function embeddedAlone(folder: string): Promise<void> {
  await buildIfChanged()
  await jest('units', 'unit', {}, [])
  const site = await opened(startEmbeddedSite(folder))
  await jest('API, embedded database', 'embedded', site.env, ['--runInBand'])
  await site.close()
}

async function onSite(folder: string, test: (env: Record<string, string>) => Promise<void>): Promise<void> {
  const running = findRunningSite()
  if (running) say(`Testing against ${running.name}, ${running.env.TEST_SITE_URL}`)
  else {
    say('No site is running in this folder (npm run dev, npm run test:site): starting one on an embedded database.')
    await buildIfChanged()
  }
  await test(running?.env ?? (await opened(startEmbeddedSite(folder))).env)
}

async function serveForTests(folder: string): Promise<void> {
  await buildIfChanged()
  const site = await opened(startEmbeddedSite(folder))
  if (process.send) process.send(site.env)
  else announceRunningSite('the site of npm run test:site', site.env)
  say(`Ready for tests at ${site.env.TEST_SITE_URL}. Stop with Ctrl+C.`)
  const stop = () => process.kill(process.pid, 'SIGTERM')
  process.once('disconnect', stop)
  // npm passes a signal to the shell between us, which keeps it: that npm is gone is how we learn of it.
  const parent = process.ppid
  await new Promise(() => setInterval(() => process.ppid !== parent && stop(), 500))
}

function jest(name: string, project: string, env: Record<string, string>, args: string[]): Promise<void> {
  // The patterns among `args` come first: jest takes what follows the project's name for more projects.
  return runStage(
    name,
    [...jestNode, jestScript, ...args, `--testTimeout=${MAX_TEST_MS}`, '--selectProjects', project],
    env,
    countJest,
  )
}

function journeys(env: Record<string, string>, patterns: string[], name = 'journeys in the browser'): Promise<void> {
  const withBrowser = { ...env, CHROME_PATH: findBrowser() }
  return runStage(name, [playwrightScript, 'test', ...patterns], withBrowser, countPlaywright)
}

async function opened(starting: Promise<TestSite>): Promise<TestSite> {
  const site = await starting
  closing.push(site.close)
  return site
}

async function closeAll(): Promise<void> {
  for (const close of closing.splice(0).reverse()) await close()
}
