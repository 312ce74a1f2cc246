import * as z from 'zod'
import { jobPostMessages } from '@/lib/hiring/job-posts/messages'
import { jobTypeOptions } from '@/lib/jobs/postings/options'
import {
  lineMessages,
  optionalEmail,
  optionalLine,
  optionalPhone,
  requiredLine,
  versionSchema,
} from '@/lib/platform/schemas'

const required = (label: string) => requiredLine(120, lineMessages(label, 120))
const optional = (label: string, max = 120) => optionalLine(max, lineMessages(label, max)).default('')
const email = optionalEmail(jobPostMessages.email)
const phone = optionalPhone(jobPostMessages.phone)

export const jobPostSchema = z.object({
  company: required('Company'),
  job_title: required('Job title'),
  location: required('Location'),
  work_type: z.enum(jobTypeOptions, jobPostMessages.workType),
  salary: optional('Salary'),
  experience: optional('Experience'),
  email,
  phone,
  candidate_name: optional('Candidate name'),
  candidate_email: email,
  candidate_phone: phone,
  resume: optional('Resume', 300),
})

export const jobPostChangeSchema = jobPostSchema.extend({ version: versionSchema.optional() })

export type JobPostInput = z.input<typeof jobPostSchema>
export type JobPostFields = z.output<typeof jobPostSchema>
export type JobPostChange = z.output<typeof jobPostChangeSchema>
