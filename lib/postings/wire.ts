import * as z from 'zod'
import { idResponse, timeResponse } from '@/lib/api/responses'
import { employmentTypeOptions, jobTypeOptions } from '@/lib/postings/schema'

const status = z.enum(['pending', 'approved', 'rejected', 'returned', 'closed', 'filled', 'expired'])

/** An approved job (spec §3): nothing that names its employer's person. */
export const approvedJobWire = z.object({
  hireFromUsId: idResponse,
  jobTitle: z.string(),
  company: z.string(),
  companyLogo: z.string().nullable(),
  experience: z.string(),
  location: z.string(),
  employmentType: z.enum(employmentTypeOptions),
  jobType: z.enum(jobTypeOptions),
  date: timeResponse.nullable(),
  vacancies: z.int(),
  salary: z.string(),
  noticePeriod: z.string(),
  workDays: z.string(),
  description: z.string(),
  qualification: z.string(),
})
/** A posting for admins (spec §3 "Hire-from-us posting"). */
export const postingWire = approvedJobWire.extend({
  jobId: idResponse,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  mobileNumber: z.string(),
  companyUrl: z.string(),
  date: timeResponse,
  status,
  reason: z.string(),
  version: z.int(),
})
export const submittedAnswer = z.object({ message: z.string(), hireFromUsId: idResponse })
export const decisionResults = z.object({
  results: z.array(z.object({ hireFromUsId: z.int(), isDecided: z.boolean(), message: z.string() })),
})
/** An employer's own posting, as the page behind the mailed link shows it. */
export const managedWire = z.object({
  hireFromUsId: idResponse,
  version: z.int(),
  changeVersion: z.int(),
  status,
  jobTitle: z.string(),
  company: z.string(),
  companyLogo: z.string().nullable(),
  path: z.string().nullable(),
  submittedAt: timeResponse,
  expiresAt: timeResponse.nullable(),
  closedAt: timeResponse.nullable(),
  reason: z.string(),
  changeSentAt: timeResponse.nullable(),
  steps: z.array(z.string()),
  fields: z.record(z.string(), z.unknown()),
})
/** The same with how often it was read and answered. */
export const managedWithInterestWire = managedWire.extend({
  interest: z.object({
    days: z.array(z.object({ day: z.iso.date(), views: z.int() })),
    total: z.int(),
    applicants: z.int(),
  }),
})
