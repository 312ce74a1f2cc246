import { spawnSync } from 'node:child_process'
import nextJest from 'next/jest.js'

/** Jest loads ES modules only with this option of Node: `npx jest`, typed by hand, begins again with it. */
const esm = '--experimental-vm-modules'
if (![...process.execArgv, process.env.NODE_OPTIONS].join().includes(esm)) {
  const again = spawnSync(process.execPath, [esm, '--no-warnings', ...process.argv.slice(1)], { stdio: 'inherit' })
  process.exit(again.status ?? 1)
}

const base = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1', '^server-only$': 'next/dist/compiled/server-only/empty' },
  // Plain modules of Node's own kind need no compiling.
  transformIgnorePatterns: ['\\.mjs$'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.data/'],
}
const withNext = nextJest({ dir: './' })
const project = (displayName, more) => withNext({ ...base, displayName, ...more })()

const onSite = {
  globalSetup: '<rootDir>/scripts/site-for-tests.mjs',
  globalTeardown: '<rootDir>/scripts/site-for-tests-end.mjs',
}
const ofSite = '<rootDir>/app/**/*.test.ts'
const alone = ['<rootDir>/app/**/*.alone.test.ts', '<rootDir>/app/**/*.clock.test.ts']

/**
 * `unit` needs nothing; the others talk to a running site. `api` may run in several workers. `clock` runs by itself and
 * last: its files move the clock of the whole site (*.clock.test.ts) or count what all of it has (*.alone.test.ts).
 */
export default {
  projects: [
    await project('unit', { testMatch: ['<rootDir>/{lib,scripts,server,components}/**/*.test.ts'] }),
    await project('api', { ...onSite, testMatch: [ofSite], testPathIgnorePatterns: ['\\.(alone|clock)\\.test\\.ts$'] }),
    await project('clock', { ...onSite, testMatch: alone }),
  ],
}
