import 'server-only'
import { adminList } from '@/lib/console/lists/admin-list'
import { toAppliedJob } from '@/lib/hiring/applications/format'
import { applicationRows, type ListedApplication, withFittingStage } from '@/lib/hiring/applications/list-queries'
import { ownStageName } from '@/lib/hiring/stages/format'
import { phoneText } from '@/lib/platform/phones/numbers'

const wireColumns = [
  'applyJobDetailsId',
  'jobId',
  'jobTitle',
  'companyName',
  'studentName',
  'email',
  'mobileNumber',
  'resume',
  'date',
] as const

/** Applications, newest first, starting with the New tab. Filters refer to jobs by id. */
export const applications = adminList<ListedApplication>({
  name: 'applications',
  path: '/adminappliedjobs',
  noun: ['application', 'applications'],
  searches: 'applicant, email, job…',
  empty: 'Applications show up here when people apply.',
  rows: applicationRows,
  initialSort: { sort: 'date', direction: 'desc' },
  tabs: 'state',
  resets: { state: 'stage', job: 'stage' },
  settled: withFittingStage,
  landing: { state: 'new' },
  found: ({ id, studentName, posting }) => ({
    label: studentName,
    detail: `${posting.jobTitle}, ${posting.company}`,
    href: `/adminappliedjobs/${id}`,
  }),
  csv: [
    ...wireColumns.map((header) => ({
      header,
      value: (row: ListedApplication) =>
        header === 'mobileNumber' ? phoneText(row.mobileNumber, row.phoneE164) : toAppliedJob(row)[header],
    })),
    { header: 'state', value: ({ state }) => state.toLowerCase() },
    { header: 'source', value: ({ source }) => source },
    { header: 'referrerHost', value: ({ referrerHost }) => referrerHost },
    { header: 'stage', value: (row) => ownStageName(row.posting.stages, row) },
  ],
})
