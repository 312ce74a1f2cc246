import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from '@/scripts/browser'
import { buildIfChanged } from '@/scripts/build'
import { prepare } from '@/scripts/prepare.mjs'
import { startSite, startTwoSites } from '@/scripts/test-site'
import { copyProject, run } from './copy'
import { draw } from './mutations/draw'
import { mutations } from './mutations/list'
import { withSwitches } from './mutations/switches'

type Mutation = (typeof mutations)[number]
type Outcome = { caughtBy: string[]; passed: number }

const REPORT = 'bench/results/mutations.md'
/** The number of no mutation. */
const NONE = 0
const options = { draw: { type: 'string' }, seed: { type: 'string' }, copy: { type: 'string' } } as const
const { values, positionals } = parseArgs({ options, allowPositionals: true })

if (values.draw) {
  for (const { file, line, from, to } of draw(Number(values.draw), Number(values.seed ?? 1)))
    console.log(`${file}:${line}\n  ${from}\n  \u2192 ${to}`)
  process.exit()
}

// Installs every tool here, because the copies link to these packages and starting a site installs only part of them.
await prepare({ tools: true })
const root = process.cwd()
const wanted = mutations
  .map((mutation, index) => ({ ...mutation, number: index + 1 }))
  .filter(({ number }) => positionals.length === 0 || positionals.includes(String(number)))
/** PostgreSQL runs as another user, who needs access to its data folder inside this one. */
const folder = mkdtempSync(join(tmpdir(), 'portal-mutation-'))
chmodSync(folder, 0o711)
const rows: string[] = []
let survivors = 0
try {
  process.chdir(copyWithSwitches(values.copy ?? join(folder, 'copy')))
  for (const mutation of wanted) await tryMutation(mutation)
} finally {
  process.chdir(root)
  rmSync(folder, { recursive: true, force: true })
}
console.log(survivors === 0 ? 'Every mutation was caught.' : `${survivors} survived.`)
if (positionals.length === 0) writeReport()
process.exit(survivors === 0 ? 0 : 1)

async function tryMutation(mutation: Mutation & { number: number }): Promise<void> {
  const { number, what, file, test } = mutation
  const startedAt = Date.now()
  const { caughtBy, passed } = await outcomeOf(mutation, number)
  // If every test fails, they may fail for another reason.
  if (passed === 0 && (await outcomeOf(mutation, NONE)).caughtBy.length > 0)
    throw new Error(`${test} also fails without a mutation.`)
  const [first, ...others] = caughtBy
  const by = first ? `${first}${others.length > 0 ? `, and ${others.length} more` : ''}` : 'nothing'
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  console.log(`${first ? '\u2713' : '\u2717'} ${number}. ${what}, in ${seconds} s by ${test} (${passed} passed): ${by}`)
  rows.push(`| ${number} | ${what} | \`${file}\` | \`${test}\`: ${by} |`)
  if (!first) survivors += 1
}

function writeReport(): void {
  const caught = mutations.length - survivors
  writeFileSync(
    REPORT,
    `# Mutations

Written by \`npm run bench -- mutations\`: small deliberate bugs, and the tests that fail because of each.
${caught} of ${mutations.length} are caught.

| | bug | file | caught by |
| --- | --- | --- | --- |
${rows.join('\n')}
`,
  )
}

async function outcomeOf({ project, test }: Mutation, number: number): Promise<Outcome> {
  if (project === 'unit') return jest(project, test, { MUTATION: String(number) })
  await buildIfChanged()
  const place = mkdtempSync(join(folder, 'site-'))
  chmodSync(place, 0o711)
  const more = { MUTATION: String(number) }
  Object.assign(process.env, more)
  const site = await (project === 'clock' ? startTwoSites(place) : startSite(place)).catch(() => null)
  if (!site) return { caughtBy: ["the site doesn't start"], passed: 0 }
  try {
    const env = { ...site.env, ...more }
    return await (project === 'e2e' ? playwright(test, env) : jest(project, test, env))
  } finally {
    // A mutation may also keep the site from stopping cleanly.
    await site.close().catch(() => {})
    delete process.env.MUTATION
    rmSync(place, { recursive: true, force: true })
  }
}

type JestReport = { testResults: { assertionResults: { fullName: string; status: string }[] }[] }

async function jest(project: string, test: string, env: Record<string, string>): Promise<Outcome> {
  const report = join(process.cwd(), 'report.json')
  // --forceExit because a failed test may leave a server or a process running, which keeps Jest from ending.
  const args = ['--runInBand', '--forceExit', '--json', `--outputFile=${report}`, '--selectProjects', project]
  const { output } = await run(['node_modules/jest/bin/jest.js', test, ...args], env)
  const { testResults } = reportIn<JestReport>(report, test, output)
  const results = testResults.flatMap(({ assertionResults }) => assertionResults)
  return outcome(results.map(({ fullName, status }) => ({ name: fullName, isOk: status !== 'failed' })))
}

type Suite = { suites?: Suite[]; specs: { title: string; ok: boolean }[] }

async function playwright(test: string, env: Record<string, string>): Promise<Outcome> {
  const report = join(process.cwd(), 'report.json')
  const args = ['node_modules/@playwright/test/cli.js', 'test', test, '--reporter=json']
  const reporting = { ...env, CHROME_PATH: findBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const { output } = await run(args, reporting)
  const specsOf = ({ suites = [], specs }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)]
  const specs = reportIn<{ suites: Suite[] }>(report, test, output).suites.flatMap(specsOf)
  return outcome(specs.map(({ title, ok }) => ({ name: title, isOk: ok })))
}

function outcome(results: { name: string; isOk: boolean }[]): Outcome {
  const caughtBy = results.filter(({ isOk }) => !isOk).map(({ name }) => name)
  return { caughtBy, passed: results.length - caughtBy.length }
}

function reportIn<Report>(file: string, test: string, output: string): Report {
  if (!existsSync(file)) throw new Error(`The tests of ${test} didn't run:\n${output}`)
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  rmSync(file)
  return report
}

/** Returns the copy's folder. With `--copy`, the next run uses the same copy and its build. */
function copyWithSwitches(copy: string): string {
  if (!existsSync(copy)) copyProject(copy)
  const numbered = mutations.map((change, index) => ({ number: index + 1, change }))
  for (const file of new Set(mutations.map((mutation) => mutation.file))) {
    const changes = numbered.filter(({ change }) => change.file === file)
    writeFileSync(join(copy, file), withSwitches(readFileSync(join(root, file), 'utf8'), changes))
  }
  return copy
}
