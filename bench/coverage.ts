import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CoverageReport } from 'monocart-coverage-reports'
import { buildIfChanged } from '@/scripts/build'
import { prepare } from '@/scripts/prepare.mjs'
import { startTwoSites } from '@/scripts/test-site'

/** Measures lib and the API. Browser tests cover pages and components. */
const MEASURED = /^(lib|app\/api)\/.*\.ts$/
const NOT_MEASURED = /^lib\/generated\/|\.test\.ts$/

type Lines = Map<string, Map<number, boolean>>

async function main(): Promise<void> {
  await prepare({ tools: true })
  const folder = mkdtempSync(join(tmpdir(), 'portal-coverage-'))
  // PostgreSQL runs as another user, who needs access to its data folder inside this one.
  chmodSync(folder, 0o711)
  try {
    const byUnits = await coveredByUnits(join(folder, 'unit'))
    const byApi = await coveredByApi(folder)
    const both = merged(byUnits, byApi)
    report('Unit tests', restricted(byUnits, both))
    report('API tests', restricted(byApi, both))
    report('Both together', both)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function coveredByUnits(folder: string): Promise<Lines> {
  const options = ['--coverage', '--coverageProvider=v8', '--coverageReporters=json', `--coverageDirectory=${folder}`]
  const measured = ['lib/**/*.ts', 'app/api/**/*.ts', '!**/*.test.ts', '!lib/generated/**']
  await jest([...options, ...measured.map((glob) => `--collectCoverageFrom=${glob}`), '--selectProjects', 'unit'])
  return linesIn(join(folder, 'coverage-final.json'))
}

async function coveredByApi(folder: string): Promise<Lines> {
  await buildIfChanged()
  const raw = join(folder, 'v8')
  mkdirSync(raw)
  process.env.NODE_V8_COVERAGE = raw
  const site = await startTwoSites(folder)
  delete process.env.NODE_V8_COVERAGE
  try {
    await jest(['--maxWorkers=2', '--selectProjects', 'api'], site.env)
    await jest(['--runInBand', '--selectProjects', 'clock'], site.env)
  } finally {
    // A process writes its coverage only when it exits.
    await site.close()
  }
  const converted = new CoverageReport({
    outputDir: join(folder, 'api'),
    reports: [['json', { file: 'coverage-final.json' }]],
    entryFilter: ({ url }: { url: string }) => url.includes('/.next/server/'),
    sourceFilter: (path: string) => isMeasured(sourceOf(path)),
    sourcePath: sourceOf,
    logging: 'error',
  })
  await converted.addFromDir(raw)
  await converted.generate()
  const lines = linesIn(join(folder, 'api', 'coverage-final.json'))
  if (lines.size === 0) throw new Error("We can't tell which lines the site ran. Does its build have source maps?")
  return lines
}

const sourceOf = (path: string) => path.replace(/^.*\[project\]\//, '').replace(/^.*?\/(?=(?:lib|app\/api)\/)/, '')
const isMeasured = (path: string) => MEASURED.test(path) && !NOT_MEASURED.test(path) && existsSync(path)

type Istanbul = Record<string, { statementMap: Record<string, Range>; s: Record<string, number> }>
type Range = { start: { line: number }; end: { line: number } }

function linesIn(file: string): Lines {
  const lines: Lines = new Map()
  for (const [path, { statementMap, s }] of Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Istanbul)) {
    const name = path.replace(`${process.cwd()}/`, '')
    if (!isMeasured(name)) continue
    const own = new Map<number, boolean>()
    for (const [id, { start }] of Object.entries(statementMap))
      own.set(start.line, own.get(start.line) || (s[id] ?? 0) > 0)
    lines.set(name, own)
  }
  return lines
}

function merged(one: Lines, other: Lines): Lines {
  const names = new Set([...one.keys(), ...other.keys()])
  return new Map(
    [...names].map((name) => {
      const own = new Map(other.get(name) ?? one.get(name))
      for (const [line, ran] of one.get(name) ?? []) if (own.has(line) && ran) own.set(line, true)
      return [name, own]
    }),
  )
}

function restricted(lines: Lines, all: Lines): Lines {
  return new Map(
    [...all].map(([name, own]) => [
      name,
      new Map([...own.keys()].map((line) => [line, lines.get(name)?.get(line) ?? false])),
    ]),
  )
}

function report(title: string, lines: Lines): void {
  console.log(`\n${title}`)
  for (const part of ['lib', 'app/api']) {
    const own = [...lines].filter(([name]) => name.startsWith(`${part}/`))
    const all = own.flatMap(([, each]) => [...each.values()])
    const ran = all.filter(Boolean).length
    const whole = own.filter(([, each]) => [...each.values()].every(Boolean)).length
    const share = ((100 * ran) / all.length).toFixed(1)
    console.log(`  ${part}: ${share}% of ${all.length} lines, ${whole} of ${own.length} files in full`)
  }
  const least = [...lines]
    .map(([name, each]) => ({ name, missed: [...each.values()].filter((ran) => !ran).length }))
    .filter(({ missed }) => missed > 0)
    .sort((one, other) => other.missed - one.missed)
    .slice(0, 10)
  console.log(`  most uncovered lines: ${least.map(({ name, missed }) => `${name} (${missed})`).join(', ') || 'none'}`)
}

function jest(args: string[], env: Record<string, string> = {}): Promise<void> {
  const options = { stdio: 'inherit' as const, env: { ...process.env, ...env } }
  const child = spawn(process.execPath, ['node_modules/jest/bin/jest.js', ...args], options)
  return new Promise((done) => {
    child.once('exit', (code) => {
      if (code !== 0) console.log('Some tests failed, so the coverage is from a failed run.')
      done()
    })
  })
}

await main()
