import { say } from '@/scripts/prepare.mjs'
import { seedJobs } from './job-rows'
import { compareSizes } from './two-sizes'

/** `npm run bench -- jobs --rows 1000000`: the job list, landing pages, feeds and the console with a thousand jobs and with so many. */
await compareSizes({
  noun: 'jobs',
  few: 1_000,
  rows: 1_000_000,
  seed: (url, count) =>
    seedJobs(url, count, (made) => say(`${made.toLocaleString('en-US')} of ${count.toLocaleString('en-US')} jobs`)),
  program: 'bench/job-times.ts',
})
