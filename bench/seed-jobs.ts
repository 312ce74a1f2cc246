import { say } from '@/scripts/prepare.mjs'
import { seedJobs } from './job-rows'

/** `npm run bench -- seed-jobs <count>`: adds that many approved jobs, to see how the job list copes with a large board. */
const count = Number(process.argv[2])
const { DATABASE_URL } = process.env
if (!Number.isInteger(count) || count < 1 || !DATABASE_URL) {
  console.error('Say how many jobs to add and where: DATABASE_URL=… npm run bench -- seed-jobs 100000')
  process.exit(1)
}
const startedAt = Date.now()
await seedJobs(DATABASE_URL, count)
say(`Added ${count} jobs in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`)
