import { existsSync } from 'node:fs'
import { stop } from './prepare.mjs'

/** `npm run serve`: serves the site that `npm run bundle` packed into dist. */
if (!existsSync('dist/serve.mjs')) stop('There is no bundle yet. Run npm run build and npm run bundle first.')
await import('../dist/serve.mjs')
