import 'server-only'
import { adminList } from '@/lib/console/lists/admin-list'
import { daysChoices, withinDays } from '@/lib/console/lists/days'
import { tableRows } from '@/lib/console/lists/queries'
import { hasPendingRevision, type ModeratedPosting, openReport, postingSelect } from '@/lib/hiring/moderation/queries'
import { fieldOf } from '@/lib/jobs/postings/fields'
import { toPosting } from '@/lib/jobs/postings/format'
import { postingNames } from '@/lib/jobs/postings/schema'
import { postingStatuses, type StatusName, statusNamed } from '@/lib/jobs/postings/statuses'
import { phoneText } from '@/lib/platform/phones/numbers'

const [pending, ...later] = Object.values(postingStatuses).map(({ name, label }) => ({ value: name, label }))
const statusOptions: { value: StatusFilter; label: string }[] = [
  ...(pending ? [pending] : []),
  { value: 'changed', label: 'Changes in review' },
  ...later,
  { value: 'reported', label: 'Reported' },
]

const inOrder = postingNames
  .flatMap((name) => {
    const { csv } = fieldOf(name)
    return csv ? [{ name, csv }] : []
  })
  .sort((one, other) => one.csv - other.csv)
const csvHeaders = ['hireFromUsId', 'status', 'reason', 'date', ...inOrder.map(({ name }) => name)] as const

const conditionOf = (value: (typeof statusOptions)[number]['value']) => {
  if (value === 'changed') return hasPendingRevision
  if (value === 'reported') return { reports: { some: openReport } }
  const status = statusNamed(value)
  return status ? { status } : {}
}

export const postings = adminList<ModeratedPosting>({
  name: 'postings',
  path: '/adminpostjobs',
  noun: ['posting', 'postings'],
  searches: 'title, company, email…',
  empty: 'Postings show up here when employers submit them.',
  rows: tableRows('posting', {
    select: postingSelect,
    search: ['jobTitle', 'company', 'email', 'mobileNumber', 'location'],
    phones: ['phoneE164'],
    sorts: {
      submitted: (direction, { status }) =>
        status === 'changed' ? [{ revision: { createdAt: direction } }] : [{ createdAt: direction }],
      job: ['jobTitle'],
      company: ['company'],
    },
    filters: {
      status: {
        label: 'Status',
        options: Object.fromEntries(
          statusOptions.map(({ value, label }) => [value, { label, where: conditionOf(value) }]),
        ),
      },
      viewed: {
        label: 'Viewed',
        isQuiet: true,
        choices: (admin, { viewed }) => daysChoices(admin, viewed),
        where: (viewed) => ({ views: { some: { day: withinDays(viewed) } } }),
      },
    },
  }),
  initialSort: ({ status }) => ({
    sort: 'submitted',
    direction: status === 'pending' || status === 'changed' ? 'asc' : 'desc',
  }),
  tabs: 'status',
  landing: { status: 'pending' },
  found: ({ id, jobTitle, company }) => ({ label: jobTitle, detail: company, href: `/adminpostjobs/${id}` }),
  csv: csvHeaders.map((header) => ({
    header,
    value: (posting) =>
      header === 'mobileNumber' ? phoneText(posting.mobileNumber, posting.phoneE164) : toPosting(posting)[header],
  })),
})

type StatusFilter = StatusName | 'changed' | 'reported'
