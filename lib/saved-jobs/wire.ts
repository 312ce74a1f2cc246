import * as z from 'zod'
import { idResponse, timeResponse } from '@/lib/api/responses'

/** A saved job, in the names of the approved jobs (requirements §3). */
export const savedJobWire = z.object({
  hireFromUsId: idResponse,
  jobTitle: z.string(),
  slug: z.string().nullable(),
  company: z.string(),
  companyLogo: z.string().nullable(),
  experience: z.string(),
  location: z.string(),
  salary: z.string(),
  employmentType: z.string(),
  jobType: z.string(),
  date: timeResponse.nullable(),
  isClosed: z.boolean(),
  savedAt: timeResponse,
})
/** Which of a page's jobs a seeker applied for and saved. */
export const viewerJobsAnswer = z.object({ applied: z.array(z.int()), saved: z.array(z.int()) })
