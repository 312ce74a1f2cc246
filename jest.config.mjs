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
  // Node's own modules don't need a transform.
  transformIgnorePatterns: ['\\.mjs$'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.data/', '<rootDir>/dist/'],
}
const withNext = nextJest({ dir: './' })

async function project(displayName, more) {
  const { transform, ...config } = await withNext({ ...base, displayName, ...more })()
  const [[files, [, options]]] = Object.entries(transform)
  return { ...config, transform: { [files]: ['<rootDir>/scripts/jest-transformer.mjs', options] } }
}

const onSite = {
  globalSetup: '<rootDir>/scripts/site-for-tests.mjs',
  globalTeardown: '<rootDir>/scripts/site-for-tests-end.mjs',
}
const ofSite = '<rootDir>/app/**/*.test.ts'
const alone = ['<rootDir>/app/**/*.alone.test.ts']
if (process.env.TEST_SECOND_SITE_URL) alone.push('<rootDir>/app/**/*.two-sites.test.ts')

/**
 * `unit` needs nothing and `backup` creates its own databases. The others talk to a running site. `api` can run in
 * several workers. `clock` runs alone and last, because its files move the site's clock, count all of its rows or block
 * its database. Tests named *.two-sites.test.ts need two processes. `firefox` runs a few journeys in that browser.
 * `timing` compares durations and needs an idle machine.
 */
export default {
  // Long enough for a busy machine. Tests never wait for it.
  testTimeout: 180_000,
  projects: [
    await project('unit', {
      testMatch: ['<rootDir>/{lib,prisma,scripts,server,components}/**/*.test.ts', '<rootDir>/middleware.test.ts'],
    }),
    await project('backup', { testMatch: ['<rootDir>/e2e/backup/*.test.ts'] }),
    await project('api', {
      ...onSite,
      testMatch: [ofSite],
      testPathIgnorePatterns: ['\\.(alone|two-sites)\\.test\\.ts$'],
    }),
    await project('clock', { ...onSite, testMatch: alone }),
    await project('firefox', { ...onSite, testMatch: ['<rootDir>/e2e/firefox/*.test.ts'] }),
    await project('timing', { ...onSite, testMatch: ['<rootDir>/e2e/timing/*.test.ts'] }),
  ],
}
