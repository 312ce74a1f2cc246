import { prepare, stop } from './prepare.mjs'

/** `npm start` and `npm run dev`: do everything from a fresh clone to a served site. */
await prepare({ tools: process.argv[2] === 'dev' })
const { register } = await import('tsx/esm/api')
register()
const { runSite } = await import('./site.ts')
await runSite(process.argv[2] === 'dev' ? 'dev' : 'start').catch((error) => stop(error.message))
