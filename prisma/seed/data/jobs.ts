import { jobsIndia } from './jobs-india'
import { jobsUs } from './jobs-us'
import type { SeedJob } from './seed-job'

export type { SeedJob }

export const jobs: SeedJob[] = [...jobsUs, ...jobsIndia]
