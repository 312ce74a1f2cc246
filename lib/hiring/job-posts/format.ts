import type { JobPost } from '@/lib/hiring/job-posts/queries'
import type { JobPostFields } from '@/lib/hiring/job-posts/schema'
import { nameOfWorkMode, workModes } from '@/lib/jobs/postings/options'

export function toJobPost(row: JobPost) {
  return {
    job_id: row.id,
    id: row.id,
    company: row.company,
    job_title: row.jobTitle,
    location: row.location,
    salary: row.salary,
    experience: row.experience,
    email: row.email,
    phone: row.phone,
    candidate_name: row.candidateName,
    candidate_email: row.candidateEmail,
    candidate_phone: row.candidatePhone,
    resume: row.resume,
    work_type: nameOfWorkMode(row.workMode),
    date: row.date.toISOString().slice(0, 10),
    version: row.version,
  }
}

export type WireJobPost = ReturnType<typeof toJobPost>

export function toListedJobPost(row: JobPost) {
  const { phoneE164, candidatePhoneE164 } = row
  return { ...toJobPost(row), phoneE164, candidatePhoneE164 }
}

export type ListedJobPost = ReturnType<typeof toListedJobPost>

export function columnsOf(fields: JobPostFields) {
  return {
    company: fields.company,
    jobTitle: fields.job_title,
    location: fields.location,
    salary: fields.salary,
    experience: fields.experience,
    email: fields.email,
    phone: fields.phone,
    candidateName: fields.candidate_name,
    candidateEmail: fields.candidate_email,
    candidatePhone: fields.candidate_phone,
    resume: fields.resume,
    workMode: workModes[fields.work_type],
  }
}
