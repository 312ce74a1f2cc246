import * as z from 'zod'
import { idResponse, timeResponse } from '@/lib/api/responses'

/** An application (spec §3 "Applied job (read from server)"). */
export const appliedJobWire = z.object({
  applyJobDetailsId: idResponse,
  jobId: idResponse,
  studentName: z.string(),
  email: z.string(),
  mobileNumber: z.string(),
  companyLogo: z.string().nullable(),
  companyName: z.string(),
  jobTitle: z.string(),
  resume: z.string(),
  date: timeResponse,
})

/** What an admin noted about an application. */
export const noteWire = z.object({
  id: idResponse,
  adminId: idResponse.nullable(),
  authorName: z.string(),
  text: z.string(),
  createdAt: timeResponse,
})
