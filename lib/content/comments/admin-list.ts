import 'server-only'
import { adminList } from '@/lib/console/lists/admin-list'
import { mapRows } from '@/lib/console/lists/queries'
import { toComment, type WireComment } from '@/lib/content/comments/format'
import { commentQueries } from '@/lib/content/comments/queries'
import { listSampleIds } from '@/lib/platform/sample-rows/queries'

export const comments = adminList<WireComment>({
  name: 'comments',
  path: '/partners',
  fixed: { tab: 'comments' },
  noun: ['comment', 'comments'],
  searches: 'name, email, text, post…',
  empty: 'New comments on blog posts show up here.',
  rows: mapRows(
    {
      ...commentQueries,
      samples: (ids) => listSampleIds('BlogComment', ids),
      sorts: ['state', 'date', 'name'],
      filters: [
        {
          name: 'state',
          label: 'Status',
          options: [
            { value: 'waiting', label: 'Pending' },
            { value: 'approved', label: 'Approved' },
            { value: 'rejected', label: 'Rejected' },
          ],
        },
      ],
    },
    toComment,
  ),
  initialSort: { sort: 'state', direction: 'asc' },
  tabs: 'state',
  csv: [
    { header: 'Id', value: ({ id }) => id },
    { header: 'Blog', value: ({ blogTitle }) => blogTitle },
    { header: 'Name', value: ({ name }) => name },
    { header: 'Email', value: ({ email }) => email },
    { header: 'Comment', value: ({ text }) => text },
    { header: 'Status', value: ({ state }) => state },
    { header: 'Date', value: ({ date }) => date },
  ],
})
