import 'server-only'
import { adminList } from '@/lib/console/lists/admin-list'
import { mapRows, tableRows } from '@/lib/console/lists/queries'
import { type ListedJobPost, toListedJobPost } from '@/lib/hiring/job-posts/format'
import { jobPostSelect } from '@/lib/hiring/job-posts/queries'
import { jobTypeOptions, workModes } from '@/lib/jobs/postings/options'
import { phoneText } from '@/lib/platform/phones/numbers'

const csvHeaders = [
  ...(['job_id', 'date', 'company', 'job_title', 'location', 'work_type', 'salary', 'experience', 'email'] as const),
  ...(['phone', 'candidate_name', 'candidate_email', 'candidate_phone', 'resume'] as const),
]

export const jobPosts = adminList<ListedJobPost>({
  name: 'job-posts',
  path: '/jobs',
  noun: ['job', 'jobs'],
  searches: 'job, company, candidate…',
  empty: 'Add your first job record: where it is, what it pays and who applied.',
  rows: mapRows(
    tableRows('jobPost', {
      select: jobPostSelect,
      search: [
        'jobTitle',
        'company',
        'location',
        'email',
        'phone',
        'candidateName',
        'candidateEmail',
        'candidatePhone',
      ],
      phones: ['phoneE164', 'candidatePhoneE164'],
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
    toListedJobPost,
  ),
  initialSort: { sort: 'date', direction: 'desc' },
  tabs: 'work_type',
  found: ({ job_title, company, candidate_name }) => ({
    label: job_title,
    detail: [company, candidate_name].filter(Boolean).join(', '),
    href: `/jobs?${new URLSearchParams({ search: job_title })}`,
  }),
  csv: csvHeaders.map((header) => ({ header, value: (jobPost) => csvText(jobPost, header) })),
})

function csvText(jobPost: ListedJobPost, header: (typeof csvHeaders)[number]): string | number {
  const { phone, phoneE164, candidate_phone: candidatePhone, candidatePhoneE164 } = jobPost
  if (header === 'phone') return phoneText(phone, phoneE164)
  return header === 'candidate_phone' ? phoneText(candidatePhone, candidatePhoneE164) : jobPost[header]
}
