import * as z from 'zod'
import { idAnswer, timeAnswer } from '@/lib/api/answers'

/** An application (spec §3 "Applied job (read from server)"). */
export const appliedJobWire = z.object({
  applyJobDetailsId: idAnswer,
  jobId: idAnswer,
  studentName: z.string(),
  email: z.string(),
  mobileNumber: z.string(),
  companyLogo: z.string().nullable(),
  companyName: z.string(),
  jobTitle: z.string(),
  resume: z.string(),
  date: timeAnswer,
})

/** What an admin noted about an application. */
export const noteWire = z.object({
  id: idAnswer,
  adminId: idAnswer.nullable(),
  authorName: z.string(),
  text: z.string(),
  createdAt: timeAnswer,
})
