import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from '@/scripts/browser'
import { startMailSink } from '@/scripts/mail-sink'
import { say } from '@/scripts/prepare.mjs'
import { startTestSite } from '@/scripts/test-site'
import { type Category, CHECKER, LIMITS, type Measured, problemsOf, reportOf } from './measure-report'

const TOOLS = ['lighthouse@13.5.0', CHECKER]
const OF_EACH_KIND = 1
/** Even, so that all runs, including the first, have a median. */
const MORE_RUNS = 2
const RUNS_OF_EACH = 5
const COMPARED: { title: string; of: (measured: Measured) => number; digits: number }[] = [
  { title: 'performance', of: ({ scores }) => scores.performance, digits: 0 },
  { title: 'LCP, s', of: ({ lcp }) => lcp / 1000, digits: 2 },
  { title: 'TBT, ms', of: ({ tbt }) => tbt, digits: 0 },
  { title: 'CLS', of: ({ cls }) => cls, digits: 3 },
]
const MAX_ATTEMPTS = 5
const VISIT_MS = 1_000
const REPORT = 'bench/results/lighthouse.md'
type Report = {
  runtimeError?: { code: string }
  environment: { benchmarkIndex: number }
  categories: Record<Category, { score: number }>
  audits: Record<
    string,
    { numericValue?: number; details?: { items?: { resourceType: string; transferSize: number }[] } }
  >
}

/**
 * `npm run bench -- lighthouse`: starts the built site with the demo company, runs Lighthouse (mobile settings) and the
 * W3C checker on every public page and writes bench/results/lighthouse.md. `npm run bench -- lighthouse /login`
 * measures only the named pages and writes nothing. `npm run bench -- lighthouse --against http://localhost:4000 /
 * /login` alternates with another version running there and prints medians of five, the other's first. Both tools are
 * installed in a separate folder, because the site doesn't need them.
 */
const folder = mkdtempSync(join(tmpdir(), 'portal-measure-'))
const mail = await startMailSink(join(folder, 'mails'))
// Production defaults. In tests, workers poll far more often and read the time from a file.
const more = { WORKER_TICK_MS: '', CLOCK_FILE: '' }
const site = await startTestSite({ folder, mail, more })
try {
  const tools = installTools()
  const origin = site.env.TEST_SITE_URL as string
  const { values, positionals: named } = parseArgs({ options: { against: { type: 'string' } }, allowPositionals: true })
  const paths = named.length > 0 ? named : await publicPaths(origin)
  process.exitCode = await (values.against
    ? compare(tools, [values.against, origin], paths)
    : report(tools, origin, paths))
} finally {
  await site.close()
  await mail.close()
  rmSync(folder, { recursive: true, force: true })
}

async function report(tools: string, origin: string, paths: string[]): Promise<number> {
  say(`Checking the HTML of ${paths.length} pages …`)
  const faults = await htmlFaults(tools, origin, paths)
  say(`Measuring ${paths.length} pages: ${Object.keys(LIMITS).join(', ')} …`)
  const measured: Measured[] = []
  for (const [index, path] of paths.entries()) {
    const page = await measure(tools, origin, path)
    measured.push(page)
    say(`${index + 1} of ${paths.length}: ${path} ${Object.values(page.scores).join(' ')}`)
  }
  if (process.argv.length === 2) writeFileSync(REPORT, reportOf(measured, faults))
  const missed = measured.filter((page) => problemsOf(page).length > 0)
  console.log(`\n${measured.length - missed.length} of ${measured.length} pages are within all limits.`)
  for (const page of missed) console.log(`  ${page.path}: ${problemsOf(page).join(', ')}`)
  for (const fault of faults) console.log(`  ${fault}`)
  return missed.length + faults.length === 0 ? 0 : 1
}

/** Alternates between the two, because a machine's speed varies over time. */
async function compare(tools: string, origins: [string, string], paths: string[]): Promise<number> {
  console.log(`| page | ${COMPARED.map(({ title }) => title).join(' | ')} |\n|${' --- |'.repeat(COMPARED.length + 1)}`)
  let slower = 0
  for (const path of paths) {
    const runs: [Measured[], Measured[]] = [[], []]
    for (let turn = 0; turn < RUNS_OF_EACH; turn += 1)
      for (const [index, origin] of origins.entries()) runs[index as 0 | 1].push(await run(tools, origin, path))
    const shown = COMPARED.map(({ of, digits }) => runs.map((all) => median(all.map(of)).toFixed(digits)).join(' → '))
    console.log(`| ${[path, ...shown].join(' | ')} |`)
    const [other, ours] = runs.map((all) => median(all.map(({ scores }) => scores.performance))) as [number, number]
    if (ours < other) slower += 1
  }
  say(`${slower} of ${paths.length} pages score lower than the other version's.`)
  return slower === 0 ? 0 : 1
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

function installTools(): string {
  const tools = join('node_modules', '.cache', 'measure')
  if (existsSync(join(tools, 'node_modules', 'lighthouse'))) return tools
  say('Installing Lighthouse and the W3C checker …')
  mkdirSync(tools, { recursive: true })
  const args = ['install', '--prefix', tools, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', ...TOOLS]
  const { status } = spawnSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error("We couldn't install Lighthouse and vnu-jar. See the message above.")
  return tools
}

async function publicPaths(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url as string).pathname)
  const kindOf = (path: string) => /^\/applied-jobs\/(apply|role|in|type)\//.exec(path)?.[1]
  const some = ['apply', 'role', 'in', 'type'].flatMap((kind) =>
    all.filter((path) => kindOf(path) === kind).slice(0, OF_EACH_KIND),
  )
  return [...all.filter((path) => !kindOf(path)), ...some]
}

/** Runs once. If that was too slow, returns the median of three runs, because other programs interfere. */
async function measure(tools: string, origin: string, path: string): Promise<Measured> {
  const first = await run(tools, origin, path)
  if (first.scores.performance >= LIMITS.performance) return first
  const runs = [first]
  while (runs.length <= MORE_RUNS) runs.push(await run(tools, origin, path))
  return runs.sort((one, other) => one.scores.performance - other.scores.performance)[MORE_RUNS / 2] as Measured
}

/** Chromium sometimes doesn't tell Lighthouse when loading began. In that case, runs again. */
async function run(tools: string, origin: string, path: string): Promise<Measured> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const measured = await runOnce(tools, origin, path)
    if (measured) return measured
  }
  throw new Error(`Lighthouse failed ${MAX_ATTEMPTS} times for ${path}.`)
}

async function runOnce(tools: string, origin: string, path: string): Promise<Measured | null> {
  const cli = join(tools, 'node_modules', 'lighthouse', 'cli', 'index.js')
  const categories = `--only-categories=${Object.keys(LIMITS).join(',')}`
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking'
  const file = join(folder, 'report.json')
  const args = [cli, origin + path, '--quiet', '--output=json', `--output-path=${file}`, categories, flags]
  const env = { ...process.env, CHROME_PATH: findBrowser() }
  rmSync(file, { force: true })
  const visitor = spawn(process.execPath, ['-e', `setInterval(() => fetch('${origin + path}'), ${VISIT_MS})`])
  // Not spawnSync, because this process also serves the site's database.
  await new Promise((done) => spawn(process.execPath, args, { stdio: 'ignore', env }).once('exit', done))
  visitor.kill()
  if (!existsSync(file)) throw new Error(`Lighthouse wrote no report for ${path}.`)
  const { categories: found, audits, runtimeError, environment } = JSON.parse(readFileSync(file, 'utf8')) as Report
  if (runtimeError?.code === 'NO_NAVSTART') return null
  if (runtimeError) throw new Error(`Lighthouse couldn't measure ${path}: ${runtimeError.code}.`)
  const sizeOf = (type: string) =>
    (audits['resource-summary']?.details?.items ?? audits['network-requests']?.details?.items ?? [])
      .filter(({ resourceType }) => resourceType.toLowerCase() === type)
      .reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000
  return {
    path,
    scores: Object.fromEntries(
      Object.entries(found).map(([name, { score }]) => [name, Math.round(score * 100)]),
    ) as Measured['scores'],
    js: sizeOf('script'),
    css: sizeOf('stylesheet'),
    lcp: audits['largest-contentful-paint']?.numericValue ?? 0,
    tbt: audits['total-blocking-time']?.numericValue ?? 0,
    cls: audits['cumulative-layout-shift']?.numericValue ?? 0,
    benchmark: environment.benchmarkIndex,
  }
}

async function htmlFaults(tools: string, origin: string, paths: string[]): Promise<string[]> {
  if (spawnSync('java', ['-version']).status !== 0) throw new Error('The W3C checker needs Java. Install a JRE.')
  const jar = join(tools, 'node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar')
  const files = paths.map((_path, index) => join(folder, `${index}.html`))
  for (const [index, path] of paths.entries())
    writeFileSync(
      files[index] as string,
      await (await fetch(origin + path, { headers: { accept: 'text/html' } })).text(),
    )
  const { stdout } = spawnSync('java', ['-jar', jar, '--format', 'json', '--stdout', '--errors-only', ...files], {
    encoding: 'utf8',
  })
  const { messages } = JSON.parse(stdout) as { messages: { url: string; message: string; extract?: string }[] }
  const pathOf = (url: string) => paths[files.findIndex((file) => url.endsWith(file))] as string
  const pathsOf = new Map<string, Set<string>>()
  for (const { url, message, extract } of messages) {
    const fault = `${message} ${extract?.trim() ?? ''}`
    pathsOf.set(fault, (pathsOf.get(fault) ?? new Set()).add(pathOf(url)))
  }
  return [...pathsOf].map(([fault, found]) => `${fault} (${found.size} pages, such as ${[...found][0]})`)
}
