import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { newSeeker, signInAdmin, type TestSeeker } from '@/e2e/support/people'
import { required } from '@/e2e/support/settings'
import type { Visitor } from '@/e2e/support/visitor'

const TYPES = 'node_modules/.cache/api-description.d.ts'
const PROJECT = 'e2e/typed-client'

const run = (file: string, ...args: string[]) => execFileSync(process.execPath, [file, ...args], { stdio: 'pipe' })

beforeAll(() => {
  mkdirSync('node_modules/.cache', { recursive: true })
  const description = `${required('TEST_SITE_URL')}/api/openapi.json`
  run('bench/node_modules/openapi-typescript/bin/cli.js', description, '-o', TYPES)
})

/** Not a part of the main project, because its types come from the site. */
test('a client with types of the description compiles', () => {
  try {
    run('node_modules/typescript/bin/tsc', '-p', PROJECT)
  } catch (error) {
    throw new Error(String((error as { stdout?: Buffer }).stdout))
  }
})

test('it makes at least twenty calls', () => {
  const text = readFileSync(join(PROJECT, 'journey.ts'), 'utf8')
  const calls = [...text.matchAll(/\.(GET|POST|PUT|PATCH|DELETE)\('([^']+)'/g)].map(
    ([, verb, path]) => `${verb} ${path}`,
  )
  expect(new Set(calls).size).toBeGreaterThanOrEqual(20)
})

test("it takes an applicant tracking system through a job's life", async () => {
  const owner = await signInAdmin()
  const seeker = await newSeeker('Typed Seeker')
  const { journey } = (await import(resolve(PROJECT, 'journey.ts'))) as {
    journey: (owner: Visitor, seeker: TestSeeker) => Promise<object>
  }
  expect(await journey(owner, seeker)).toEqual({
    vacancies: 5,
    note: 'Call on Monday',
    applications: ['shortlisted'],
    applicant: 'Typed Seeker',
    resume: ['resume.pdf', 'application/pdf'],
    isListed: true,
    isApproved: true,
    hasBlogs: true,
    health: 'alive',
    applied: [expect.any(Number)],
    saved: [expect.any(Number)],
    email: seeker.email,
    hasApplied: true,
    posting: 'approved',
    isInAll: true,
    hasOwner: true,
    isKeyUsed: true,
    ends: ['closed', 'filled'],
    refusal: 401,
  })
})
