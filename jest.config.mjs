import { spawnSync } from 'node:child_process'
import nextJest from 'next/jest.js'

const esm = '--experimental-vm-modules'
if (![...process.execArgv, process.env.NODE_OPTIONS].join().includes(esm)) {
  const again = spawnSync(process.execPath, [esm, '--no-warnings', ...process.argv.slice(1)], { stdio: 'inherit' })
  process.exit(again.status ?? 1)
}

const base = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1', '^server-only$': 'next/dist/compiled/server-only/empty' },
  // Node's own modules need no transform.
  transformIgnorePatterns: ['\\.mjs$'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.data/', '<rootDir>/dist/'],
}
const withNext = nextJest({ dir: './' })
const project = (displayName, more) => withNext({ ...base, displayName, ...more })()

const onSite = {
  globalSetup: '<rootDir>/scripts/site-for-tests.mjs',
  globalTeardown: '<rootDir>/scripts/site-for-tests-end.mjs',
}
const ofSite = '<rootDir>/app/**/*.test.ts'
const alone = ['<rootDir>/app/**/*.alone.test.ts', '<rootDir>/app/**/*.clock.test.ts']
if (process.env.TEST_SECOND_SITE_URL) alone.push('<rootDir>/app/**/*.postgres.test.ts')

/**
 * `unit` needs nothing and `backup` creates its own databases; the others talk to a running site. `api` can run in
 * several workers. `clock` runs alone and last: its files move the site's clock (*.clock.test.ts), count everything on
 * it (*.alone.test.ts) or take PostgreSQL away (*.postgres.test.ts). `firefox` runs a few journeys in that browser.
 * `timing` compares durations and needs an idle machine.
 */
export default {
  projects: [
    await project('unit', {
      testMatch: ['<rootDir>/{lib,prisma,scripts,server,components}/**/*.test.ts', '<rootDir>/middleware.test.ts'],
      testPathIgnorePatterns: ['\\.backup\\.test\\.ts$'],
    }),
    await project('backup', {
      testMatch: ['<rootDir>/scripts/**/*.backup.test.ts'],
    }),
    await project('api', {
      ...onSite,
      testMatch: [ofSite],
      testPathIgnorePatterns: ['\\.(alone|clock|postgres|timing)\\.test\\.ts$'],
    }),
    await project('clock', { ...onSite, testMatch: alone }),
    await project('firefox', { ...onSite, testMatch: ['<rootDir>/e2e/firefox/*.test.ts'] }),
    await project('timing', { ...onSite, testMatch: ['<rootDir>/app/**/*.timing.test.ts'] }),
  ],
}
