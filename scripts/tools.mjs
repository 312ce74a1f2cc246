import { prepare } from './prepare.mjs'

/** Runs before lint, format and typecheck, because a clone where the site was only started has no tools yet. */
await prepare({ tools: true })
