import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildIfChanged } from '@/scripts/build'
import { prepare } from '@/scripts/prepare.mjs'
import { startTwoSites } from '@/scripts/test-site'

type Mutation = {
  what: string
  file: string
  from: string
  to: string
  project: 'unit' | 'api' | 'clock'
  test: string
}
type Outcome = { caughtBy: string[]; seconds: number }

const mutations: Mutation[] = [
  {
    what: 'a guard removed: anyone can read all applications',
    file: 'app/api/apply-job/getAll/route.ts',
    from: "auth: 'recruiter'",
    to: "auth: 'anyone'",
    project: 'api',
    test: 'app/api/access.test.ts',
  },
  {
    what: 'a race reopened: concurrent requests use a code more than once',
    file: 'lib/auth/codes.ts',
    from: 'where: { email, codeHash, usedAt: null, expiresAt: { gt: now() } },',
    to: 'where: { email, codeHash, expiresAt: { gt: now() } },',
    project: 'api',
    test: 'app/api/v1/user/register/route.test.ts',
  },
  {
    what: 'a filter inverted: the job list shows every job except the selected type',
    file: 'lib/jobs/postings/filters.ts',
    from: `"workMode" = $`,
    to: `"workMode" <> $`,
    project: 'api',
    test: 'app/api/v1/jobs/feeds.test.ts',
  },
  {
    what: 'a limit raised: a code can be guessed six times',
    file: 'lib/auth/codes.ts',
    from: 'MAX_TRIES = 5',
    to: 'MAX_TRIES = 6',
    project: 'api',
    test: 'app/api/v1/user/register/route.test.ts',
  },
  {
    what: 'a documented sentence changed',
    file: 'lib/accounts/seekers/messages.ts',
    from: "email: 'Please enter a valid email.'",
    to: "email: 'Enter your email address.'",
    project: 'unit',
    test: 'lib/accounts/seekers/schema.test.ts',
  },
  {
    what: 'a cached page returns 304 for any If-None-Match: browsers keep an old copy forever',
    file: 'server/send.ts',
    from: "isMatch(headers['if-none-match'], String(page.headers.etag))",
    to: "headers['if-none-match']",
    project: 'unit',
    test: 'server/public-pages.test.ts',
  },
  {
    what: 'filtered job lists become indexable',
    file: 'app/(seeker)/(public)/applied-jobs/page.tsx',
    from: '{ index: false, follow: true }',
    to: '{ index: true, follow: true }',
    project: 'api',
    test: 'app/pages.test.ts',
  },
  {
    what: 'closed jobs stay in the sitemap',
    file: 'lib/jobs/postings/queries.ts',
    from: `"expiresAt" > \${now()} AND "slug"`,
    to: `"slug"`,
    project: 'api',
    test: 'app/sitemap/.part./route.test.ts',
  },
  {
    what: "a page's share image is missing",
    file: 'app/(marketing)/[...path]/page.tsx',
    from: 'image: `/share',
    to: 'image: `/shares',
    project: 'api',
    test: 'app/pages.test.ts',
  },
  {
    what: "an ended session changes an account's credentials",
    file: 'lib/auth/credentials.ts',
    from: 'if (!account || !session) throw',
    to: 'if (!account) throw',
    project: 'api',
    test: 'app/api/admins/race.test.ts',
  },
  {
    what: 'an answer to a passkey challenge works twice',
    file: 'lib/auth/passkeys/challenges.ts',
    from: 'return count === 1 ?',
    to: 'return count >= 0 ?',
    project: 'api',
    test: 'app/api/passkeys/sign-in/route.test.ts',
  },
  {
    what: "a passkey signs in without the person's PIN, fingerprint or face",
    file: 'lib/auth/passkeys/sign-in.ts',
    from: 'requireUserVerification: true',
    to: 'requireUserVerification: false',
    project: 'api',
    test: 'app/api/passkeys/sign-in/route.test.ts',
  },
  {
    what: 'a passkey is added in a session that was left open, without the password',
    file: 'lib/auth/recent-proof.ts',
    from: "if (proof === 'none') return",
    to: "if (proof !== 'sign-in') return",
    project: 'api',
    test: 'app/api/account/passkeys/route.test.ts',
  },
  {
    what: 'the link beside a code offers to log in in any browser',
    file: 'lib/auth/sign-in-links.ts',
    from: 'isLiveCode(codeOf, browser, code)',
    to: 'isLiveCode(codeOf, null, code)',
    project: 'api',
    test: 'app/api/v1/user/login-by-code/link.test.ts',
  },
  {
    what: 'jobs without pay come first when sorted by pay',
    file: 'lib/jobs/postings/search-queries.ts',
    from: 'DESC NULLS LAST',
    to: 'DESC NULLS FIRST',
    project: 'api',
    test: 'app/api/v1/jobs/feeds.test.ts',
  },
  {
    what: "a job alert repeats the last hour's jobs",
    file: 'lib/jobs/alerts/mutations.ts',
    from: 'await tx.jobAlertMatch.createMany({ data })',
    to: 'void data',
    project: 'clock',
    test: 'app/api/job-alerts/sending.alone.test.ts',
  },
  {
    what: 'the counts beside options ignore the other groups',
    file: 'lib/jobs/postings/search-conditions.ts',
    from: 'isCounted(name) && name !== group',
    to: 'isCounted(name) && name === group',
    project: 'api',
    test: 'app/api/postings/search.test.ts',
  },
  {
    what: 'a filter has no chip, and its alert is called "All jobs"',
    file: 'lib/jobs/postings/filter.ts',
    from: 'chips: (value) => (value === on ? [{ label: chip, left: off }] : []),',
    to: 'chips: () => [],',
    project: 'unit',
    test: 'lib/jobs/postings/filters.test.ts',
  },
]

// Installs every tool here, because the copies link to these packages and starting a site installs only part of them.
await prepare({ tools: true })
const root = process.cwd()
/** `npm run test:mutations -- 3` runs only the third mutation. */
const wanted = process.argv.slice(2).map(Number)
let survivors = 0

for (const [index, mutation] of mutations.entries()) {
  if (wanted.length > 0 && !wanted.includes(index + 1)) continue
  const { caughtBy, seconds } = await outcomeOf(mutation)
  const [first, ...others] = caughtBy
  console.log(`${index + 1}. ${mutation.what}\n   ${mutation.file}: ${mutation.from} → ${mutation.to}`)
  if (first) console.log(`   \u2713 caught in ${seconds} s by ${mutation.test}: ${first}${moreThan(others)}`)
  else console.log(`   \u2717 survived ${mutation.test} after ${seconds} s`)
  if (!first) survivors += 1
}
console.log(survivors === 0 ? 'Every mutation was caught.' : `${survivors} survived.`)
process.exit(survivors === 0 ? 0 : 1)

function moreThan(others: string[]): string {
  return others.length > 0 ? `, and ${others.length} more` : ''
}

async function outcomeOf({ file, from, to, project, test }: Mutation): Promise<Outcome> {
  const startedAt = Date.now()
  const folder = mkdtempSync(join(tmpdir(), 'portal-mutation-'))
  // PostgreSQL runs as another user, who needs access to its data folder inside this one.
  chmodSync(folder, 0o711)
  try {
    const copy = join(folder, 'copy')
    copyProject(copy)
    const source = readFileSync(join(root, file), 'utf8')
    if (source.split(from).length !== 2) throw new Error(`${file} must contain "${from}" exactly once.`)
    writeFileSync(
      join(copy, file),
      source.replace(from, () => to),
    )
    process.chdir(copy)
    const caughtBy = await (project === 'unit' ? failuresOf(project, test, {}) : failuresOnSite(folder, project, test))
    return { caughtBy, seconds: Math.round((Date.now() - startedAt) / 1000) }
  } finally {
    process.chdir(root)
    rmSync(folder, { recursive: true, force: true })
  }
}

async function failuresOnSite(folder: string, project: string, test: string): Promise<string[]> {
  await buildIfChanged()
  const site = await startTwoSites(folder)
  try {
    return await failuresOf(project, test, site.env)
  } finally {
    await site.close()
  }
}

async function failuresOf(project: string, test: string, env: Record<string, string>): Promise<string[]> {
  const script = 'node_modules/jest/bin/jest.js'
  const report = join(process.cwd(), 'jest-report.json')
  const args = [script, test, '--selectProjects', project, '--runInBand', '--json', `--outputFile=${report}`]
  // Not spawnSync, because the site's mail server runs in this process.
  const output = await outputOf(spawn(process.execPath, args, { env: { ...process.env, ...env } }))
  if (!existsSync(report)) throw new Error(`The tests of ${test} didn't run:\n${output}`)
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  const results = testResults.flatMap(({ assertionResults }) => assertionResults)
  if (!results.some(({ status }) => status === 'passed')) throw new Error(`No test of ${test} passed:\n${output}`)
  return results.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)
}

function outputOf(child: ChildProcess): Promise<string> {
  return new Promise((done) => {
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString()
      })
    child.once('close', () => done(output))
  })
}

type Report = { testResults: { assertionResults: { fullName: string; status: string }[] }[] }

function copyProject(copy: string): void {
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' })
  const generated = filesBelow('lib/generated')
  for (const file of new Set([...listed.stdout.split('\0').filter(Boolean), ...generated]))
    place(copyFileSync, file, copy)
  // npm and postinstall write to these files in place. Through a link, they would change the originals.
  const notes = ['node_modules/.installed', 'node_modules/.package-lock.json']
  for (const file of filesBelow('node_modules')) place(notes.includes(file) ? copyFileSync : linkOrCopy, file, copy)
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
}

function place(put: (from: string, to: string) => void, file: string, copy: string): void {
  const target = join(copy, file)
  mkdirSync(dirname(target), { recursive: true })
  put(file, target)
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}
