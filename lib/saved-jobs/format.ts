import { nameOfEmploymentType, nameOfWorkMode } from '@/lib/postings/options'
import { isOpen } from '@/lib/postings/statuses'
import type { SavedJob } from '@/lib/saved-jobs/queries'

export function toSavedJob({ createdAt, posting }: SavedJob, now: Date) {
  return {
    hireFromUsId: posting.id,
    jobTitle: posting.jobTitle,
    slug: posting.slug,
    company: posting.company,
    companyLogo: posting.logo?.name ?? null,
    experience: posting.experience,
    location: posting.location,
    salary: posting.salary,
    employmentType: nameOfEmploymentType(posting.employmentType),
    jobType: nameOfWorkMode(posting.workMode),
    date: posting.approvedAt?.toISOString() ?? null,
    isClosed: !isOpen(posting, now),
    savedAt: createdAt.toISOString(),
  }
}
