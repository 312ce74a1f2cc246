import 'server-only'
import { defineExport } from '@/lib/back-office/export'
import { toJobPost, type WireJobPost } from '@/lib/job-posts/format'
import { jobPostList } from '@/lib/job-posts/list'
import { listJobPostsBefore } from '@/lib/job-posts/queries'

const headers = [
  ...(['job_id', 'date', 'company', 'job_title', 'location', 'work_type', 'salary', 'experience', 'email'] as const),
  ...(['phone', 'candidate_name', 'candidate_email', 'candidate_phone', 'resume'] as const),
]

/** The job posts as CSV, with the documented names of their fields. */
export const jobPostExport = defineExport<WireJobPost>({
  duty: 'recruiter',
  columns: headers.map((header) => ({ header, value: (jobPost) => jobPost[header] })),
  batch: async (admin, searchParams, batch) =>
    (await listJobPostsBefore(admin, jobPostList.read(searchParams), batch)).map(toJobPost),
})
