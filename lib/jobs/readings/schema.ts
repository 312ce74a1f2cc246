import * as z from 'zod'
import { jobTypeOptions } from '@/lib/jobs/postings/options'

/** The query of GET /api/postings/reading: what an employer has typed so far. */
export const readingQuery = z.object({
  location: z.string().max(120).default(''),
  salary: z.string().max(120).default(''),
  jobType: z.enum(jobTypeOptions).optional().catch(undefined),
  jobTitle: z.string().max(120).default(''),
  company: z.string().max(120).default(''),
})

export const readingWire = z.object({
  place: z.string().nullable().meta({ description: 'The location we detected; null if unclear' }),
  pay: z.string().nullable().meta({ description: 'The pay we detected; null if unclear' }),
  alike: z.object({
    path: z.string().nullable().meta({ description: 'The path of an open job with that company and title' }),
    isWaiting: z.boolean().meta({ description: 'Whether a posting with that company and title is in review' }),
  }),
})
export type Reading = z.output<typeof readingWire>
