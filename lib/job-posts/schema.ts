import * as z from 'zod'
import { jobPostMessages } from '@/lib/job-posts/messages'
import { jobTypeOptions } from '@/lib/postings/options'

const line = (label: string, longest = 120) =>
  z
    .string(`${label} is required`)
    .trim()
    .max(longest, `${label} is longer than ${longest} characters`)
    .regex(/^\P{Cc}*$/u, `${label} must be one line`)
const required = (label: string) => line(label).min(1, `${label} is required`)
const optional = (label: string, longest?: number) => line(label, longest).default('')
const email = z
  .string(jobPostMessages.email)
  .trim()
  .toLowerCase()
  .max(254, jobPostMessages.email)
  .pipe(z.union([z.literal(''), z.email(jobPostMessages.email)], jobPostMessages.email))
  .default('')
const phone = z
  .string(jobPostMessages.phone)
  .trim()
  .max(30, jobPostMessages.phone)
  .regex(/^([+\d(][\d ().-]{5,})?$/, jobPostMessages.phone)
  .default('')

/** A job post on the wire (spec §3). What is not known yet of the company or the candidate may be left empty. */
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

/** PUT /jobpost/update/{job_id}: with the `version` that was read, a newer one is not written over. */
export const jobPostChangeSchema = jobPostSchema.extend({ version: z.number().int().positive().optional() })

export type JobPostInput = z.input<typeof jobPostSchema>
export type JobPostFields = z.output<typeof jobPostSchema>
export type JobPostChange = z.output<typeof jobPostChangeSchema>
