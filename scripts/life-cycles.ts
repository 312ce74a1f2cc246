import { writeFileSync } from 'node:fs'
import { lifeCyclesPage } from './life-cycles-page'
import './problems.mjs'

/** `npm run docs:life-cycles`: writes docs/life-cycles.md from the transition tables in the code. */
writeFileSync('docs/life-cycles.md', lifeCyclesPage())
