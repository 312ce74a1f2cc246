import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { prepare } from '@/scripts/prepare.mjs'
import { startSite } from '@/scripts/test-site'
import { copyProject, run } from './copy'
import { apply } from './recipes/apply'
import { type Step, stepsOf } from './recipes/docs'

type Recipe = {
  what: string
  headings: string[]
  migration?: string
  /** The file of an entry whose every line is needed, except these. */
  whole?: { file: string; except: RegExp }
  /** What only a running site notices. */
  onSite?: string[]
  /** Files that can be left out: without them, there's less, but nothing is broken. */
  optional?: string[]
}

const recipes: Recipe[] = [
  {
    what: 'a field',
    headings: ['A field of a posting'],
    migration: 'travel',
    optional: ['lib/jobs/postings/fields.ts'],
  },
  {
    what: 'a filter',
    headings: ['A filter of the job list'],
    migration: 'sponsors_visa',
    whole: { file: 'lib/jobs/postings/filters.ts', except: /^visa: |^\}\),|narrows/ },
    optional: ['lib/jobs/postings/fields.ts', 'lib/jobs/postings/filters.ts'],
  },
  { what: 'a text page', headings: ['A text page'] },
  {
    what: 'a page with a form, an endpoint, an email and a list',
    headings: ['A page with a form', 'A form', 'An API endpoint', 'An email', 'An admin list', 'Deleting rows'],
    migration: 'course_ideas',
    onSite: ['app/api/course-ideas/route.ts', 'app/api/course-ideas/[id]/route.ts', 'e2e/support/access/documented.ts'],
    // Its second step adds the button, and the build notices a missing page.
    optional: ['app/(admin)/(console)/(plain)/(lists)/course-ideas/page.tsx'],
  },
]
const MIGRATIONS = 'prisma/migrations'
const tests = [
  'lib/jobs',
  'lib/site/routes',
  'lib/site/menus',
  'lib/content',
  'lib/console/all-lists',
  'scripts/areas',
  'scripts/check-routes',
]

// Installs every tool here, because the copy links to these packages.
await prepare({ tools: true })
const root = process.cwd()
/** Without `--quick`, the site is built with the recipe that needs it. */
const { values, positionals: wanted } = parseArgs({ options: { quick: { type: 'boolean' } }, allowPositionals: true })
const folder = mkdtempSync(join(tmpdir(), 'portal-recipes-'))
/** PostgreSQL runs as another user, who needs access to its data folder inside this one. */
chmodSync(folder, 0o711)
const copy = join(folder, 'copy')
let failures = 0
try {
  copyProject(copy)
  process.chdir(copy)
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
    ['commit', '-qm', 'Start', '--no-verify'],
  ])
    git(...args)
  for (const recipe of recipes)
    if (wanted.length === 0 || wanted.some((word) => recipe.what.includes(word))) await tryRecipe(recipe)
} finally {
  process.chdir(root)
  rmSync(folder, { recursive: true, force: true })
}
console.log(failures === 0 ? 'Every recipe works, and every missing step is noticed.' : `${failures} failed.`)
process.exit(failures === 0 ? 0 : 1)

async function tryRecipe(recipe: Recipe): Promise<void> {
  const { what, headings, migration, whole, onSite, optional = [] } = recipe
  const steps = headings.flatMap(stepsOf)
  await expectProblem(what, steps, recipe, false)
  for (const step of steps) {
    if (optional.includes(step.file) || onSite?.includes(step.file)) continue
    const others = steps.filter((one) => one !== step)
    await expectProblem(`${what} without ${step.file}: ${firstLine(step)}`, others, recipe, true)
  }
  if (migration) await expectProblem(`${what} without the migration`, steps, { ...recipe, migration: undefined }, true)
  for (const step of steps.filter(({ file }) => file === whole?.file))
    for (const line of step.text.split('\n').filter((one) => one && !whole?.except.test(one.trim()))) {
      const part = { ...step, text: step.text.replace(`${line}\n`, '') }
      const parts = steps.map((one) => (one === step ? part : one))
      await expectProblem(`${what} without "${line.trim()}"`, parts, recipe, true)
    }
  if (onSite && !values.quick) await tryOnSite(recipe, steps, onSite)
}

function firstLine({ text }: Step): string | undefined {
  return text.split('\n', 1)[0]
}

async function expectProblem(what: string, steps: Step[], { migration }: Recipe, isExpected: boolean): Promise<void> {
  await follow(steps, migration)
  const problem = (await problemOfTypes()) ?? (await problemOfTests())
  tell(what, problem, isExpected)
}

function tell(what: string, problem: string | null, isExpected: boolean): void {
  const isRight = (problem !== null) === isExpected
  if (!isRight) failures += 1
  console.log(`${isRight ? '\u2713' : '\u2717'} ${what}: ${problem ?? 'no problem'}`)
}

/** Applies the steps to a clean copy. */
async function follow(steps: Step[], migration?: string): Promise<void> {
  git('checkout', '-q', '.')
  git('clean', '-fdq')
  for (const step of steps) apply(step)
  const before = readdirSync(MIGRATIONS).length
  if (migration) await run(['--import', 'tsx', 'scripts/db-diff.ts', migration])
  if (migration && steps.some(({ file }) => file.endsWith('.prisma')) && readdirSync(MIGRATIONS).length === before)
    throw new Error(`npm run db:diff -- ${migration} wrote no migration.`)
  for (const args of [['scripts/tools.mjs'], ['node_modules/next/dist/bin/next', 'typegen']]) {
    const { output, code } = await run(args)
    if (code !== 0) throw new Error(output)
  }
}

async function problemOfTypes(): Promise<string | null> {
  const { output, code } = await run(['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'])
  return code === 0 ? null : `types: ${output.split('\n', 1)[0]}`
}

async function problemOfTests(): Promise<string | null> {
  const columns = await run(['--import', 'tsx', 'bench/recipes/columns.ts'])
  if (columns.code !== 0) return `database: ${columns.output.trim()}`
  const jest = await run(['node_modules/jest/bin/jest.js', ...tests, '--selectProjects', 'unit'])
  return jest.code === 0 ? null : `tests: ${failedTestIn(jest.output)}`
}

function failedTestIn(output: string): string {
  return /^\s*\u25cf (.*)$/m.exec(output)?.[1] ?? output.slice(-500)
}

/** Builds the site with all steps, and without each of these. */
async function tryOnSite({ what, migration }: Recipe, steps: Step[], files: string[]): Promise<void> {
  for (const missing of [null, ...files]) {
    await follow(
      steps.filter(({ file }) => file !== missing),
      migration,
    )
    const built = await run(['--import', 'tsx', 'scripts/build-site.ts'])
    if (built.code !== 0) throw new Error(built.output)
    const place = mkdtempSync(join(folder, 'site-'))
    chmodSync(place, 0o711)
    const site = await startSite(place)
    const args = ['node_modules/jest/bin/jest.js', 'app/api/access.test.ts', '--selectProjects', 'api', '--runInBand']
    const { output, code } = await run(args, site.env)
    await site.close()
    const problem = code === 0 ? null : `tests: ${failedTestIn(output)}`
    tell(missing ? `${what} without ${missing}, on a site` : `${what}, on a site`, problem, missing !== null)
  }
}

function git(...args: string[]): void {
  const author = ['-c', 'user.name=recipes', '-c', 'user.email=recipes@localhost']
  execFileSync('git', [...author, ...args], { stdio: ['ignore', 'ignore', 'inherit'] })
}
