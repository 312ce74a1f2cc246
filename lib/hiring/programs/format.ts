import type { Program } from '@/lib/auth/api-keys'
import { applicationStatuses } from '@/lib/hiring/applications/statuses'
import type { ProgramApplication } from '@/lib/hiring/programs/application-queries'
import type { ProgramJob } from '@/lib/hiring/programs/job-queries'
import { jobPath } from '@/lib/jobs/postings/search-form'
import { isUndecided, nameOfStatus, statusAt } from '@/lib/jobs/postings/statuses'
import { submittedPosting } from '@/lib/jobs/postings/stored'

/** The source of a system's postings. */
export const sourceOf = ({ system }: Pick<Program, 'system'>) => `api:${system}`

type Sourced = { source: string | null; externalId: string | null }

const externalIdFor = (program: Program, { source, externalId }: Sourced) =>
  source === sourceOf(program) ? externalId : null

export function toProgramJob(program: Program, origin: string, posting: ProgramJob, time: Date) {
  const { id, version, slug, createdAt, approvedAt, expiresAt, closedAt, updatedAt, decisionReason } = posting
  const hasReason = posting.status === 'RETURNED' || posting.status === 'REJECTED'
  return {
    id,
    externalId: externalIdFor(program, posting),
    status: nameOfStatus(statusAt(posting, time)),
    reason: hasReason ? decisionReason : '',
    changeInReview: posting.revision !== null,
    url: slug && !isUndecided(posting) ? origin + jobPath(slug) : null,
    version,
    createdAt: createdAt.toISOString(),
    postedAt: approvedAt?.toISOString() ?? null,
    closesAt: expiresAt?.toISOString() ?? null,
    closedAt: closedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
    ...submittedPosting(posting),
  }
}

export function toProgramApplication(program: Program, origin: string, application: ProgramApplication) {
  const { id, state, createdAt, stateChangedAt, posting, seeker, resume, answers, coverNote } = application
  const { profile } = seeker
  return {
    id,
    status: applicationStatuses[state].name,
    appliedAt: createdAt.toISOString(),
    statusChangedAt: stateChangedAt.toISOString(),
    job: {
      id: posting.id,
      externalId: externalIdFor(program, posting),
      title: posting.jobTitle,
      company: posting.company,
    },
    applicant: {
      name: application.studentName,
      email: application.email,
      mobileNumber: application.mobileNumber,
      phone: application.phoneE164 || null,
      country: seeker.country,
    },
    coverNote,
    answers,
    source: application.source || application.referrerHost,
    profile: profile && { ...profile, updatedAt: profile.updatedAt.toISOString() },
    resume: {
      fileName: resume.originalName,
      type: resume.mimeType,
      size: resume.size,
      url: `${origin}/api/v1/applications/${id}/resume`,
    },
  }
}
