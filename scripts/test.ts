import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, openEmbeddedDatabase } from '@/server/embedded-database'
import { findBrowser } from './browser'
import { buildIfChanged } from './build'
import { startMailSink } from './mail-sink'
import { startObjectStore } from './object-store'
import { findPostgres, startPostgres } from './postgres'
import { say } from './prepare.mjs'
import { findRedis, startRedis } from './redis'
import { startTestSite } from './test-site'

type Cleanup = () => unknown
type Stage = { name: string; passed: number; failed: number; seconds: number }

/** Mails and passwords take their time on a busy machine. */
const LONGEST_TEST_MS = 60_000
/** `npm test -- calls journeys` runs only the stages whose names hold one of the words. */
const wanted = process.argv.slice(2)
const cleanups: Cleanup[] = []
const stages: Stage[] = []

/** Runs every check and test, each run on its own databases, ports and folders, and ends with the counts of all. */
export async function runTests(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-test-'))
  // PostgreSQL runs as a user of its own and must reach its folder inside.
  chmodSync(folder, 0o711)
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }))
  process.once('SIGINT', () => cleanUp().finally(() => process.exit(130)))
  process.once('SIGTERM', () => cleanUp().finally(() => process.exit(143)))
  try {
    await runStages(folder)
  } finally {
    await cleanUp()
  }
  report()
}

async function runStages(folder: string): Promise<void> {
  const browser = findBrowser()
  await check('lint and format', 'node_modules/@biomejs/biome/bin/biome', ['check', '.'])
  await jest('units', ['--selectProjects', 'unit'], {})
  await buildIfChanged()
  // After the build, which writes the types of the routes.
  await check('types', 'node_modules/typescript/bin/tsc', ['--noEmit', '-p', '.'])

  const mail = await startMailSink(join(folder, 'mails'))
  cleanups.push(mail.close)
  const embedded = await openEmbeddedDatabase(join(folder, 'embedded'))
  cleanups.push(embedded.close)
  const site = await startTestSite({ folder: join(folder, 'site'), databaseUrl: embedded.url, isEmbedded: true, mail })
  cleanups.push(site.close)
  await jest('calls on the embedded database', ['--selectProjects', 'calls', '--runInBand'], site.env)
  await playwright({ ...site.env, CHROME_PATH: browser })
  await jest('clock on the embedded database', ['--selectProjects', 'clock', '--runInBand'], site.env)
  await site.close()
  await callsOnPostgres(folder, mail)
}

/**
 * What two requests or two processes may do to each other is only proven on a server with many backends. Here two
 * sites share a PostgreSQL, an object store and, where one is installed, a Redis.
 */
async function callsOnPostgres(folder: string, mail: { smtpUrl: string; folder: string }): Promise<void> {
  const binaries = findPostgres()
  if (!binaries && process.env.CI)
    throw new Error('The tests on a real PostgreSQL need its server: install the package postgresql.')
  if (!binaries) return say('No PostgreSQL server was found: the calls ran on the embedded database only.')
  const server = await startPostgres(binaries, join(folder, 'postgres'), await freePort())
  cleanups.push(server.close)
  const store = await startObjectStore(join(folder, 'objects'))
  cleanups.push(store.close)
  const more: Record<string, string> = {
    ...store.env,
    AUTH_SECRET: randomBytes(32).toString('hex'),
    CLOCK_FILE: join(folder, 'clock'),
    ...(await redisEnv()),
  }
  const shared = { databaseUrl: server.url, isEmbedded: false, mail, more }
  const site = await startTestSite({ folder: join(folder, 'site-one'), ...shared })
  cleanups.push(site.close)
  const second = await startTestSite({ folder: join(folder, 'site-two'), ...shared })
  cleanups.push(second.close)
  const env = {
    ...site.env,
    TEST_SECOND_SITE_URL: second.env.TEST_SITE_URL ?? '',
    TEST_SHARED_LIMITS: more.REDIS_URL ?? '',
    TEST_STORE_DIR: join(folder, 'objects'),
  }
  await jest('calls on PostgreSQL, two processes', ['--selectProjects', 'calls', '--runInBand'], env)
  await jest('clock on PostgreSQL, two processes', ['--selectProjects', 'clock', '--runInBand'], env)
}

async function redisEnv(): Promise<Record<string, string>> {
  const program = findRedis()
  if (!program) return {}
  const redis = await startRedis(program, await freePort())
  cleanups.push(redis.close)
  return { REDIS_URL: redis.url }
}

async function check(name: string, script: string, args: string[]): Promise<void> {
  await stage(name, script, args, {}, (_output, code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }))
}

async function jest(name: string, args: string[], env: Record<string, string>): Promise<void> {
  const options = { NODE_OPTIONS: '--experimental-vm-modules --no-warnings', ...env }
  const patient = [...args, `--testTimeout=${LONGEST_TEST_MS}`]
  await stage(name, 'node_modules/jest/bin/jest.js', patient, options, (output) => ({
    passed: count(output, /^Tests:.*?(\d+) passed/m),
    failed: count(output, /^Tests:.*?(\d+) failed/m),
  }))
}

async function playwright(env: Record<string, string>): Promise<void> {
  await stage('journeys in the browser', 'node_modules/@playwright/test/cli.js', ['test'], env, (output) => ({
    passed: count(output, /^\s*(\d+) passed/m),
    failed: count(output, /^\s*(\d+) failed/m) + count(output, /^\s*(\d+) flaky/m),
  }))
}

type Count = (output: string, code: number) => { passed: number; failed: number }

async function stage(name: string, script: string, args: string[], env: Record<string, string>, countOf: Count) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) return
  say(`Testing: ${name} …`)
  const startedAt = Date.now()
  const { output, code } = await run(script, args, env)
  const counted = countOf(output, code)
  const failed = code !== 0 && counted.failed === 0 ? 1 : counted.failed
  stages.push({ name, passed: counted.passed, failed, seconds: Math.round((Date.now() - startedAt) / 1000) })
}

function run(script: string, args: string[], env: Record<string, string>): Promise<{ output: string; code: number }> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [script, ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        process.stdout.write(chunk)
      })
    child.once('exit', (code) => done({ output, code: code ?? 1 }))
  })
}

function count(output: string, pattern: RegExp): number {
  return Number(pattern.exec(output)?.[1] ?? 0)
}

async function cleanUp(): Promise<void> {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
}

function report(): void {
  console.log('')
  for (const { name, passed, failed, seconds } of stages)
    console.log(`${failed === 0 ? '\u2713' : '\u2717'} ${name}: ${passed} passed, ${failed} failed in ${seconds} s`)
  const total = (key: 'passed' | 'failed') => stages.reduce((sum, result) => sum + result[key], 0)
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
  process.exitCode = total('failed') === 0 && total('passed') > 0 ? 0 : 1
}
