import nextJest from 'next/jest.js'

const base = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1', '^server-only$': 'next/dist/compiled/server-only/empty' },
  // Plain modules of Node's own kind need no compiling.
  transformIgnorePatterns: ['\\.mjs$'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.data/'],
}

const withNext = nextJest({ dir: './' })
const unit = await withNext({
  ...base,
  displayName: 'unit',
  testMatch: ['<rootDir>/{lib,scripts,components}/**/*.test.ts'],
})()
const calls = await withNext({ ...base, displayName: 'calls', testMatch: ['<rootDir>/app/**/*.test.ts'] })()

/** `unit` needs nothing; `calls` talks to a site that scripts/test.ts has started. */
export default { projects: [unit, calls] }
