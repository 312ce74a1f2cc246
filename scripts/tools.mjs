import { prepare } from './prepare.mjs'

/** Runs before lint, format and typecheck, because a clone that has only been started has no tools yet. */
await prepare({ tools: true })
