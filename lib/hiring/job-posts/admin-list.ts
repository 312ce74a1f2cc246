import 'server-only'
import { adminList } from '@/lib/console/lists/admin-list'
import { mapRows, tableRows } from '@/lib/console/lists/queries'
import { toJobPost, type WireJobPost } from '@/lib/hiring/job-posts/format'
import { jobPostSelect } from '@/lib/hiring/job-posts/queries'
import { jobTypeOptions, workModes } from '@/lib/jobs/postings/options'

const csvHeaders = [
  ...(['job_id', 'date', 'company', 'job_title', 'location', 'work_type', 'salary', 'experience', 'email'] as const),
  ...(['phone', 'candidate_name', 'candidate_email', 'candidate_phone', 'resume'] as const),
]

export const jobPosts = adminList<WireJobPost>({
  name: 'job-posts',
  path: '/jobs',
  noun: ['job', 'jobs'],
  searches: 'job, company, candidate…',
  empty: 'Add your first job record: where it is, what it pays and who applied.',
  rows: mapRows(
    tableRows('jobPost', {
      select: jobPostSelect,
      search: ['jobTitle', 'company', 'location', 'email', 'candidateName', 'candidateEmail'],
      sorts: { date: ['date'], job: ['jobTitle'], company: ['company'], candidate: ['candidateName'] },
      filters: {
        work_type: {
          label: 'Work type',
          options: Object.fromEntries(
            jobTypeOptions.map((type) => [type, { label: type, where: { workMode: workModes[type] } }]),
          ),
        },
      },
    }),
    toJobPost,
  ),
  initialSort: { sort: 'date', direction: 'desc' },
  tabs: 'work_type',
  found: ({ job_title, company, candidate_name }) => ({
    label: job_title,
    detail: [company, candidate_name].filter(Boolean).join(', '),
    href: `/jobs?${new URLSearchParams({ search: job_title })}`,
  }),
  csv: csvHeaders.map((header) => ({ header, value: (jobPost) => jobPost[header] })),
})
