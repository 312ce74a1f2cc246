import { prepare, stop } from './prepare.mjs'

/** `npm test`: everything from a fresh clone to the last browser test. */
prepare()
const { register } = await import('tsx/esm/api')
register()
const { runTests } = await import('./test.ts')
await runTests().catch((error) => stop(error.message))
