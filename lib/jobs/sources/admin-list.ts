import 'server-only'
import { adminList } from '@/lib/console/lists/admin-list'
import { tableRows } from '@/lib/console/lists/queries'
import { statusOf } from '@/lib/jobs/sources/format'
import { sourceSelect } from '@/lib/jobs/sources/queries'

export const jobSources = adminList({
  name: 'job-sources',
  path: '/adminpostjobs/imports/sources',
  noun: ['feed', 'feeds'],
  searches: 'name, URL…',
  empty: 'Add a feed, and its jobs are imported and kept up to date.',
  rows: tableRows('jobSource', {
    select: sourceSelect,
    search: ['name', 'url'],
    sorts: { date: ['createdAt'], name: ['name'] },
    filters: {
      state: {
        label: 'Status',
        options: {
          active: { label: 'Active', where: { pausedAt: null } },
          paused: { label: 'Paused', where: { pausedAt: { not: null } } },
        },
      },
    },
  }),
  initialSort: { sort: 'name', direction: 'asc' },
  csv: [
    { header: 'name', value: ({ name }) => name },
    { header: 'url', value: ({ url }) => url },
    { header: 'everyMinutes', value: ({ everyMinutes }) => everyMinutes },
    { header: 'status', value: (source) => statusOf(source).label },
    { header: 'checked', value: ({ checkedAt }) => checkedAt },
    { header: 'error', value: ({ error }) => error },
  ],
})
