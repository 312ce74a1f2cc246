import { prepare, stop } from './prepare.mjs'

/** `npm test` and its variants: does everything from a fresh clone to the last test. */
const startedAt = Date.now()
await prepare({ tools: true })
const { register } = await import('tsx/esm/api')
register()
const { runTests } = await import('./test.ts')
await runTests(process.argv.slice(2), startedAt).catch((error) => stop(error.message))
