import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser, findFirefox, NO_FIREFOX } from './browser'
import { buildIfChanged } from './build'
import { say } from './prepare.mjs'
import { announceRunningSite, findRunningSite } from './running-site.mjs'
import { startSite, startTwoSites, type TestSite } from './test-site'
import { countJest, countPlaywright, countReport, recordStage, report, runStage } from './test-stages'

const jestScript = 'node_modules/jest/bin/jest.js'
const playwrightScript = 'node_modules/@playwright/test/cli.js'
const jestNode = ['--experimental-vm-modules', '--no-warnings']

const commands: Record<string, (folder: string, patterns: string[]) => Promise<void>> = {
  all: everything,
  unit: (_folder, patterns) => jest('units', 'unit', {}, patterns),
  backup: () => jest('backup and restore', 'backup', {}, ['--runInBand']),
  api: (folder, patterns) => onSite(folder, (env) => jest('API', 'api', env, ['--runInBand', ...patterns])),
  clock: clockAlone,
  e2e: (folder, patterns) => onSite(folder, (env) => journeys(env, patterns)),
  firefox: (folder) => onSite(folder, journeysInFirefox),
  plain: async (folder) => {
    await buildIfChanged()
    await plainJourneys(folder)
  },
  one: oneProcess,
  site: serveForTests,
  nightly,
}

const NODE_VERSIONS = ['20.19.0', '22', '24']

const closing: (() => unknown)[] = []

export async function runTests([name = 'all', ...patterns]: string[], startedAt: number): Promise<void> {
  const command = commands[name]
  if (!command) throw new Error(`Unknown test command "${name}". Choose one of ${Object.keys(commands).join(', ')}.`)
  if (name === 'all' || name === 'nightly') recordStage('install and generate', startedAt)
  const folder = mkdtempSync(join(tmpdir(), 'portal-test-'))
  closing.push(() => {
    keepLogs(folder)
    rmSync(folder, { recursive: true, force: true })
  })
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
  const build = built()
  // Two at a time keep two cores busy, and the API takes longer than the journeys.
  await Promise.all([build.then(() => apiTests(join(folder, 'two'))), checksAndJourneys(build, join(folder, 'one'))])
}

async function checksAndJourneys(build: Promise<void>, folder: string): Promise<void> {
  await Promise.all([build, checks()])
  // The build generates the route types.
  await runStage('types', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'])
  await allJourneys(folder)
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

async function allJourneys(folder: string): Promise<void> {
  const site = await opened(startSite(folder))
  await journeys(site.env, [])
  await journeysInFirefox(site.env)
  await site.close()
  await plainJourneys(join(folder, 'plain'))
}

async function plainJourneys(folder: string): Promise<void> {
  const site = await opened(startSite(folder, { LIGHT_PAGES: 'off' }))
  await journeys(site.env, ['hire-find-apply', '--project=desktop'], 'journeys without light pages')
  await site.close()
}

async function apiTests(folder: string): Promise<void> {
  const site = await opened(startTwoSites(folder))
  await jest('API, two processes', 'api', site.env, ['--maxWorkers=2'])
  await jest('clock, two processes', 'clock', site.env, ['--runInBand'])
  await site.close()
}

async function clockAlone(folder: string, patterns: string[]): Promise<void> {
  await buildIfChanged()
  const site = await opened(startTwoSites(folder))
  await jest('clock, two processes', 'clock', site.env, ['--runInBand', ...patterns])
}

async function nightly(folder: string): Promise<void> {
  await Promise.all([built(), checks()])
  // About 100,000 requests in total. One round has about 9,200.
  const many = { FUZZ_ROUNDS: process.env.FUZZ_ROUNDS ?? '11' }
  await jest('hostile requests to public pages', 'unit', many, ['server/cross-user'])
  const site = await opened(startTwoSites(join(folder, 'two')))
  await jest('API, two processes', 'api', site.env, ['--maxWorkers=2'])
  await jest('clock, two processes', 'clock', { ...site.env, ...many }, ['--runInBand'])
  await jest('timing, two processes', 'timing', site.env, ['--runInBand'])
  await site.close()
  const one = await opened(startSite(join(folder, 'one')))
  await jest('API, one process', 'api', one.env, ['--runInBand'])
  await journeys({ ...one.env, E2E_EVERY_WIDTH: '1' }, [])
  await journeysInFirefox(one.env)
  await plainJourneys(join(folder, 'plain'))
  await jest('clock, one process', 'clock', one.env, ['--runInBand'])
  await one.close()
  await jest('backup and restore', 'backup', {}, ['--runInBand'])
  await runStage('mutations', ['--import', 'tsx', 'bench/mutations.ts'])
  await runStage('recipes', ['--import', 'tsx', 'bench/recipes.ts'])
  await runStage('upgrades', ['--import', 'tsx', 'bench/upgrades.ts'])
  for (const version of NODE_VERSIONS) await onNode(version, join(folder, `node-${version}`))
}

async function onNode(version: string, folder: string): Promise<void> {
  mkdirSync(folder)
  execFileSync('npm', ['install', '--prefix', folder, '--no-save', '--loglevel=error', `node@${version}`])
  const node = join(folder, 'node_modules/.bin/node')
  await runStage(`Node ${version}`, ['scripts/test.mjs', 'one'], {}, countReport, node)
}

async function oneProcess(folder: string): Promise<void> {
  await buildIfChanged()
  await jest('units', 'unit', {}, [])
  const site = await opened(startSite(folder))
  await jest('API, one process', 'api', site.env, ['--runInBand'])
  await site.close()
}

async function onSite(folder: string, test: (env: Record<string, string>) => Promise<void>): Promise<void> {
  const running = findRunningSite()
  if (running) say(`Testing against ${running.name}, ${running.env.TEST_SITE_URL}`)
  else {
    say('No site is running in this folder (npm run dev, npm run test:site). Starting one.')
    await buildIfChanged()
  }
  await test(running?.env ?? (await opened(startSite(folder))).env)
}

async function serveForTests(folder: string): Promise<void> {
  await buildIfChanged()
  const site = await opened(startSite(folder))
  if (process.send) process.send(site.env)
  else announceRunningSite('the site of npm run test:site', site.env)
  say(`Ready for tests at ${site.env.TEST_SITE_URL}. Stop with Ctrl+C.`)
  const stop = () => process.kill(process.pid, 'SIGTERM')
  process.once('disconnect', stop)
  // npm signals its shell, which doesn't pass signals on, so this checks whether npm is gone.
  const parent = process.ppid
  await new Promise(() => setInterval(() => process.ppid !== parent && stop(), 500))
}

function jest(name: string, project: string, env: Record<string, string>, args: string[]): Promise<void> {
  // Patterns in `args` come first, because Jest reads what follows --selectProjects as more projects.
  // --forceExit because a failed test may leave a server or a process running, which keeps Jest from ending.
  return runStage(name, [...jestNode, jestScript, ...args, '--forceExit', '--selectProjects', project], env, countJest)
}

function journeys(env: Record<string, string>, patterns: string[], name = 'journeys in the browser'): Promise<void> {
  const withBrowser = { ...env, CHROME_PATH: findBrowser() }
  return runStage(name, [playwrightScript, 'test', ...patterns], withBrowser, countPlaywright)
}

async function journeysInFirefox(env: Record<string, string>): Promise<void> {
  if (!findFirefox() && process.env.CI) throw new Error(NO_FIREFOX)
  if (!findFirefox()) return say(NO_FIREFOX)
  await jest('journeys in Firefox', 'firefox', env, ['--runInBand'])
}

async function opened(starting: Promise<TestSite>): Promise<TestSite> {
  const site = await starting
  closing.push(site.close)
  return site
}

/** Keeps the sites' logs, which help explain a failure. */
function keepLogs(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('site.log')) cpSync(join(folder, file), join('test-results/logs', file.replaceAll('/', '-')))
}

async function closeAll(): Promise<void> {
  for (const close of closing.splice(0).reverse()) await close()
}
