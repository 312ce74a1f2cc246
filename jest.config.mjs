import nextJest from 'next/jest.js'

const base = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1', '^server-only$': 'next/dist/compiled/server-only/empty' },
  // Plain modules of Node's own kind need no compiling.
  transformIgnorePatterns: ['\\.mjs$'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.data/', '<rootDir>/dist/'],
}

const withNext = nextJest({ dir: './' })
const unit = await withNext({
  ...base,
  displayName: 'unit',
  testMatch: ['<rootDir>/{lib,scripts,server,components}/**/*.test.ts'],
  testPathIgnorePatterns: ['\\.backup\\.test\\.ts$'],
})()
const backup = await withNext({
  ...base,
  displayName: 'backup',
  testMatch: ['<rootDir>/scripts/**/*.backup.test.ts'],
})()
const calls = await withNext({
  ...base,
  displayName: 'calls',
  testMatch: ['<rootDir>/app/**/*.test.ts'],
  testPathIgnorePatterns: ['\\.clock\\.test\\.ts$'],
})()
const clock = await withNext({ ...base, displayName: 'clock', testMatch: ['<rootDir>/app/**/*.clock.test.ts'] })()

/**
 * `unit` needs nothing; `backup` makes databases of its own and takes half a minute; `calls` talks to a site that
 * scripts/test.ts has started, and so does `clock`, last of all: months later no job of the demo company is open any more.
 */
export default { projects: [unit, backup, calls, clock] }
