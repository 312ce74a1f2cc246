import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const OLDEST_NODE = [20, 19]
const INSTALLED = 'node_modules/.installed'
const GENERATED = 'lib/generated/prisma/.schema'

/** Says what is being done, on a line of its own. */
export function say(sentence) {
  console.log(`\u203a ${sentence}`)
}

/** Ends the process with one sentence that tells what to do. */
export function stop(sentence) {
  console.error(`\n\u2717 ${sentence}\n`)
  process.exit(1)
}

/** Makes a fresh clone runnable: checks Node, installs dependencies, generates the database client. */
export function prepare() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]))
    stop(`Node ${process.versions.node} is too old: install Node ${OLDEST_NODE.join('.')} or newer from nodejs.org.`)
  if (existsSync('.env')) process.loadEnvFile('.env')

  const lock = digest('package-lock.json')
  if (stamp(INSTALLED) !== lock) {
    say('Installing dependencies (one to three minutes the first time) …')
    run(
      'npm',
      ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
      'npm ci failed. Read its message above.',
    )
    writeFileSync(INSTALLED, lock)
  }
  const schema = digest('prisma/schema.prisma')
  if (stamp(GENERATED) !== schema) {
    say('Generating the database client …')
    run(process.execPath, ['node_modules/prisma/build/index.js', 'generate', '--no-hints'], 'prisma generate failed.', {
      // Migrations run in WebAssembly, so Prisma's native schema engine is never needed nor downloaded.
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    })
    writeFileSync(GENERATED, schema)
  }
}

function run(command, args, failure, extra = {}) {
  const done = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, ...extra },
    shell: process.platform === 'win32',
  })
  if (done.status !== 0) stop(failure)
}

function digest(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}

function stamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
