import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { signInAdmin } from '@/e2e/support/people'
import { buildIfChanged } from '@/scripts/build'
import { say } from '@/scripts/prepare.mjs'
import { startSite } from '@/scripts/test-site'

const ANSWERS = 'docs/security/scanners.md'
const MAX_WAPITI_SECONDS = 60
const MAX_ATTACK_SECONDS = 15
const MAX_SQLMAP_MS = 120_000
/** The inputs that reach SQL in the most ways: words, lists of values, sort orders, page numbers, ids and dates. */
const publicPaths = ['/applied-jobs?q=java&type=Remote&sort=pay&page=1', '/api/v1/jobs?q=java&location=USA&page=1']
const adminPaths = [
  '/adminpostjobs?q=java&viewed=2026-01-01..2026-01-02',
  '/adminappliedjobs?q=java&date=2026-01-01..2026-01-02',
]

/**
 * `npm run bench -- scan`: starts the built site on loopback and runs Debian's scanners on it: wapiti, sqlmap and
 * nikto, if installed. Prints each line of their reports once and fails if docs/security/scanners.md doesn't explain
 * it. `npm run bench -- scan sqlmap` runs only that one.
 */
const folder = mkdtempSync(join(tmpdir(), 'portal-scan-'))
await buildIfChanged()
const site = await startSite(folder)
try {
  const origin = site.env.TEST_SITE_URL as string
  const named = process.argv.slice(2)
  const scanners = { wapiti, sqlmap, nikto }
  const lines: string[] = []
  for (const [name, scan] of Object.entries(scanners)) {
    if (named.length > 0 && !named.includes(name)) continue
    if (!isInstalled(name)) {
      say(`${name} isn't installed. Skipping it.`)
      continue
    }
    say(`Running ${name} …`)
    lines.push(...(await scan(origin)).map((line) => `${name}: ${line}`))
  }
  const answers = readFileSync(ANSWERS, 'utf8')
  const found = [...new Set(lines)]
  const open = found.filter((line) => !answers.includes(line))
  for (const line of found) console.log(`${open.includes(line) ? '?' : ' '} ${line}`)
  console.log(`\n${found.length} lines, ${open.length} of them without an answer in ${ANSWERS}.`)
  process.exitCode = open.length > 0 ? 1 : 0
} finally {
  await site.close()
  rmSync(folder, { recursive: true, force: true })
}

function isInstalled(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((place) => existsSync(join(place, program)))
}

type Finding = { info: string; method: string; path: string; parameter: string | null }
type Report = Record<'vulnerabilities' | 'anomalies' | 'additionals', Record<string, Finding[]>>

async function wapiti(origin: string): Promise<string[]> {
  const out = join(folder, 'wapiti.json')
  const places = ['--store-session', join(folder, 'wapiti'), '--store-config', join(folder, 'wapiti-config')]
  const times = ['--max-scan-time', String(MAX_WAPITI_SECONDS), '--max-attack-time', String(MAX_ATTACK_SECONDS)]
  const modules = 'csp,http_headers,cookieflags,xss,permanentxss,sql,redirect,file,exec,crlf,backup,methods,ssrf,xxe'
  const more = ['--scope', 'domain', '--no-bugreport', '--max-links-per-page', '60', '--max-parameters', '20']
  const args = ['-u', `${origin}/`, '-m', modules, ...more, ...times, ...places, '-f', 'json', '-o', out]
  await run('wapiti', args)
  const report = JSON.parse(readFileSync(out, 'utf8')) as Report
  return [report.vulnerabilities, report.anomalies, report.additionals].flatMap((group) =>
    Object.entries(group).flatMap(([kind, findings]) =>
      findings.map(({ info, parameter }) => `${kind}: ${info}${parameter ? ` (${parameter})` : ''}`),
    ),
  )
}

/**
 * One parameter at a time, with techniques that don't depend on delays: different responses, errors, rows of another
 * query.
 */
async function sqlmap(origin: string): Promise<string[]> {
  Object.assign(process.env, site.env)
  const cookie = (await signInAdmin()).cookieHeader()
  const lines: string[] = []
  for (const path of [...publicPaths, ...adminPaths])
    for (const parameter of new URL(path, origin).searchParams.keys()) {
      const args = ['-u', `${origin}${path}`, '-p', parameter, '--technique', 'BEU', '--dbms', 'postgresql']
      const how = ['--batch', '--level', '1', '--risk', '1', '--threads', '1', '--time-sec', '2', '--text-only']
      const places = ['--flush-session', '--output-dir', join(folder, 'sqlmap'), '--disable-coloring']
      const signedIn = adminPaths.includes(path) ? ['--cookie', cookie] : []
      const startedAt = Date.now()
      const output = await run('sqlmap', [...args, ...how, ...places, ...signedIn], MAX_SQLMAP_MS)
      const line = verdict(`${parameter} of ${path.split('?')[0]}`, output)
      say(`${parameter} of ${path}, ${Math.round((Date.now() - startedAt) / 1000)} s: ${line}`)
      lines.push(line)
    }
  return lines
}

function verdict(tried: string, output: string): string {
  if (/is vulnerable|identified the following injection/.test(output)) return `${tried} can be injected`
  if (/do(?:es)? not (?:appear|seem) to be injectable/.test(output)) return 'no parameter appears to be injectable'
  const reason = /\[(?:CRITICAL|ERROR)\] (.+)/.exec(output)?.[1] ?? `not finished after ${MAX_SQLMAP_MS / 1000} s`
  return `${tried} wasn't tested: ${reason}`
}

async function nikto(origin: string): Promise<string[]> {
  const output = await run('nikto', ['-h', origin, '-nointeractive', '-maxtime', '300s'])
  return [...output.matchAll(/^\+ (?!Target|Start|End)(.+)$/gm)].map(([, line]) => line as string)
}

/** Returns a program's output when it exits or times out. Asynchronous, because this process serves the database. */
function run(program: string, args: string[], timeout = 0): Promise<string> {
  return new Promise((done) => {
    execFile(program, args, { timeout, maxBuffer: 64 * 1024 * 1024 }, (_error, stdout) => done(stdout))
  })
}
