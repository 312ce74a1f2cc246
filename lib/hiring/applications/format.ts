import type { ApplicationStatus, WorkMode } from '@/lib/generated/prisma/enums'
import { applicationStatuses } from '@/lib/hiring/applications/statuses'
import { nameOfWorkMode } from '@/lib/jobs/postings/options'

type ApplicationRow = {
  id: number
  postingId: number
  studentName: string
  email: string
  mobileNumber: string
  createdAt: Date
  resume: { originalName: string }
  posting: { company: string; jobTitle: string; logo: { name: string } | null }
}

export function toAppliedJob(row: ApplicationRow) {
  return {
    applyJobDetailsId: row.id,
    jobId: row.postingId,
    studentName: row.studentName,
    email: row.email,
    mobileNumber: row.mobileNumber,
    companyLogo: row.posting.logo?.name ?? null,
    companyName: row.posting.company,
    jobTitle: row.posting.jobTitle,
    resume: row.resume.originalName,
    date: row.createdAt.toISOString(),
  }
}

type AppliedPosting = { jobTitle: string; company: string; location: string; salary: string; workMode: WorkMode }

export function toStoredApplication({ jobTitle, company, location, salary, workMode }: AppliedPosting) {
  return { job_title: jobTitle, company, location, salary, work_type: nameOfWorkMode(workMode) }
}

type Resume = { jobId: number; email: string; resumeFileName: string }

export function resumeHref({ jobId, email, resumeFileName }: Resume): string {
  return `/apply-job/downloadResume?${new URLSearchParams({ jobId: String(jobId), email, resumeFileName })}`
}

/** The URL of a resume to read in the browser, with the words to mark in it. */
export const resumeReadHref = (applicationId: number, words = '') =>
  `/apply-job/resume/${applicationId}${words && `?${new URLSearchParams({ words })}`}`

export function eventHeadline(state: ApplicationStatus, before: ApplicationStatus | undefined): string {
  if (!before) return 'You applied'
  return before === 'WITHDRAWN' ? 'You applied again' : applicationStatuses[state].seeker.headline
}

export const undoPath = (id: number, decisionId: number) => `/api/applications/${id}/undo?decision=${decisionId}`
