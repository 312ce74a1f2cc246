import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const MIN_NODE = [20, 19]
const INSTALLED = 'node_modules/.installed'
const GENERATED = 'lib/generated/prisma/.schema'
const PROGRESS_EVERY_MS = 10_000
const withoutEngine = { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath }

export function say(sentence) {
  console.log(`\u203a ${sentence}`)
}

let isInterrupted = false

/** Reports no more problems: what fails after Ctrl+C, such as a query while the database closes, isn't one. */
export function interrupt() {
  isInterrupted = true
  process.on('uncaughtException', () => {})
}

export function stop(sentence) {
  if (isInterrupted) return
  console.error(`\n\u2717 ${sentence}\n`)
  process.exit(1)
}

/** Prisma's messages start with the call that failed. */
export function sentenceOf({ name, message }) {
  return name.startsWith('PrismaClient') ? message.trim().split('\n').at(-1) : message
}

/** Loads the variables in `.env`. The ones that are already set win. */
export function loadDotEnv() {
  if (!existsSync('.env')) return
  try {
    process.loadEnvFile('.env')
  } catch (error) {
    throw new Error(`We can't read the settings in .env (${error.code}). Fix its permissions, or remove it.`)
  }
}

/**
 * Makes a fresh clone runnable: checks Node, installs dependencies and generates the database client. Serving needs
 * half of the packages. `tools` also installs those for tests, lint and measurements.
 */
export async function prepare({ tools }) {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < MIN_NODE[0] || (major === MIN_NODE[0] && minor < MIN_NODE[1]))
    stop(`Node ${process.versions.node} is too old: install Node ${MIN_NODE.join('.')} or newer from nodejs.org.`)
  try {
    loadDotEnv()
  } catch (error) {
    stop(error.message)
  }

  const [installedFor, extent] = stamp(INSTALLED).split(' ')
  const isCurrent = installedFor === digest('package-lock.json') && (extent === 'all' || !tools)
  // Starting the site doesn't uninstall tools that are already there.
  if (!isCurrent) await install(tools || extent === 'all')
  if (!generateClient()) stop("We couldn't generate the database client. See the message above.")
}

export function afterInstall() {
  if (!generateClient()) process.exit(1)
  const omitsTools = process.env.npm_config_omit?.includes('dev') || process.env.NODE_ENV === 'production'
  writeFileSync(INSTALLED, `${digest('package-lock.json')} ${omitsTools ? 'site' : 'all'}`)
  if (!omitsTools) checkCommits()
}

/** Turns on .githooks in a clone, unless it already has other hooks. A worktree shares its clone's setting. */
function checkCommits() {
  if (process.env.CI || !existsSync('.git') || !lstatSync('.git').isDirectory()) return
  const git = (...args) => spawnSync('git', ['config', ...args], { encoding: 'utf8' })
  if (git('core.hooksPath').stdout?.trim() === '') git('--local', 'core.hooksPath', '.githooks')
}

async function install(tools) {
  say(`Installing ${tools ? 'all dependencies' : 'what the site needs'} (about a minute the first time) …`)
  const startedAt = Date.now()
  const progress = setInterval(() => {
    say(`… still installing after ${Math.round((Date.now() - startedAt) / 1000)} s`)
  }, PROGRESS_EVERY_MS)
  const args = ['ci', tools ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = spawn('npm', args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...withoutEngine, NODE_ENV: '' },
    shell: process.platform === 'win32',
  })
  const code = await new Promise((done) => npm.once('exit', done))
  clearInterval(progress)
  if (code !== 0) stop('npm ci failed. See its message above. It needs access to the npm registry and free disk space.')
}

/** Generates the database client unless it's up to date. Returns false on failure. */
function generateClient() {
  const schema = digest('prisma/schema.prisma')
  if (stamp(GENERATED) === schema) return true
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/prisma/build/index.js', 'generate', '--no-hints'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
      env: { ...process.env, ...withoutEngine },
    },
  )
  if (status !== 0) console.error(stderr)
  else {
    writeFileSync(GENERATED, schema)
    // TypeScript 7.0.2 doesn't notice what changed in the client, and would repeat the errors from before.
    rmSync('tsconfig.tsbuildinfo', { force: true })
  }
  return status === 0
}

function digest(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}

function stamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
