import * as z from 'zod'
import { idResponse, timeResponse } from '@/lib/api/responses'

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
export const viewerJobsResponse = z.object({ applied: z.array(z.int()), saved: z.array(z.int()) })
