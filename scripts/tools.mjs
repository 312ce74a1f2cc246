import { prepare } from './prepare.mjs'

/** What lint, format and typecheck begin with: a clone that has only been started has no tools yet. */
await prepare({ tools: true })
