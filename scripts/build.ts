import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkRoutes } from './check-routes'
import { buildIslands } from './islands'
import { say } from './prepare.mjs'

const MARK = '.next/built-from'
const BUNDLE_MARK = 'dist/bundled-from'
const FOLDERS = ['app', 'components', 'lib', 'public']
const BUNDLED_FOLDERS = ['server', 'scripts', 'prisma']
const FILES = [
  'CHANGELOG.md',
  'package-lock.json',
  'next.config.mjs',
  'tsconfig.json',
  'middleware.ts',
  'instrumentation.ts',
  'postcss.config.mjs',
  'prisma/schema.prisma',
  'scripts/islands.ts',
]

/** Runs `next build` and bundles the islands, unless .next is up to date. */
export async function buildIfChanged(): Promise<void> {
  const fingerprint = sourcesFingerprint(FOLDERS)
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === fingerprint) return
  checkRoutes()
  say('Building the site (about a minute) …')
  const next = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  })
  const stop = () => next.kill()
  process.once('exit', stop)
  const code = await new Promise((exited) => next.once('exit', exited))
  process.off('exit', stop)
  if (code !== 0) throw new Error('The build failed. See the message above.')
  await buildIslands()
  writeFileSync(MARK, fingerprint)
}

/** Builds and packs dist, unless it's up to date. */
export async function bundleIfChanged(): Promise<void> {
  await buildIfChanged()
  const fingerprint = sourcesFingerprint([...FOLDERS, ...BUNDLED_FOLDERS])
  if (existsSync(BUNDLE_MARK) && readFileSync(BUNDLE_MARK, 'utf8') === fingerprint) return
  say('Bundling the site …')
  const bundle = spawn(process.execPath, ['--import', 'tsx', 'scripts/bundle.ts'], { stdio: 'inherit' })
  const code = await new Promise((exited) => bundle.once('exit', exited))
  if (code !== 0) throw new Error("We couldn't bundle the site. See the message above.")
  writeFileSync(BUNDLE_MARK, fingerprint)
}

function sourcesFingerprint(folders: string[]): string {
  const hash = createHash('sha256')
  const sources = folders.flatMap(filesBelow).concat(FILES.filter(existsSync)).sort()
  for (const file of sources) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}
