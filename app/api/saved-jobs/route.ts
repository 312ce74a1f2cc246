import * as z from 'zod'
import { json, methods, route } from '@/lib/api/route'
import { nameOfEmploymentType, nameOfWorkMode } from '@/lib/jobs/postings/options'
import { isOpen } from '@/lib/jobs/postings/statuses'
import { listAllSavedJobs, type SavedJob } from '@/lib/jobs/saved-jobs/queries'
import { savedJobWire } from '@/lib/jobs/saved-jobs/wire'
import { now } from '@/lib/platform/clock'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: "List the seeker's saved jobs, newest first, including closed ones",
      tag: 'Applications',
      auth: 'seeker',
      responses: { 200: z.array(savedJobWire) },
    },
    async ({ viewer }) => {
      const [saved, time] = [await listAllSavedJobs(viewer), now()]
      return json(saved.map((row) => toSavedJob(row, time)))
    },
  ),
})

function toSavedJob({ createdAt, posting }: SavedJob, now: Date) {
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
