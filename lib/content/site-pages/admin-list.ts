import 'server-only'
import { adminList } from '@/lib/console/lists/admin-list'
import { tableRows } from '@/lib/console/lists/queries'
import { sitePageSelect } from '@/lib/content/site-pages/queries'

export const sitePages = adminList({
  name: 'site-pages',
  path: '/site-pages',
  noun: ['page', 'pages'],
  searches: 'title, path…',
  emptyTitle: 'No added pages yet',
  empty: 'Add a page, build it from sections and publish it. Then link it in a menu.',
  rows: tableRows('sitePage', {
    select: sitePageSelect,
    search: ['title', 'path'],
    sorts: { changed: ['changedAt'], title: ['title'], path: ['path'] },
    filters: {
      state: {
        label: 'Status',
        options: {
          public: { label: 'Public', where: { version: { gt: 0 }, isHidden: false } },
          hidden: { label: 'Hidden', where: { version: { gt: 0 }, isHidden: true } },
          unpublished: { label: 'Not published', where: { version: 0 } },
          scheduled: { label: 'Scheduled', where: { schedule: { isNot: null } } },
        },
      },
    },
  }),
  initialSort: { sort: 'changed', direction: 'desc' },
  tabs: 'state',
  found: ({ id, title, path }) => ({ label: title, detail: path, href: `/site-pages/${id}` }),
  csv: [
    { header: 'id', value: ({ id }) => id },
    { header: 'title', value: ({ title }) => title },
    { header: 'path', value: ({ path }) => path },
    { header: 'isHidden', value: ({ isHidden }) => String(isHidden) },
    { header: 'version', value: ({ version }) => version },
    { header: 'scheduledFor', value: ({ schedule }) => schedule?.publishAt ?? '' },
    { header: 'changedBy', value: ({ changedBy }) => changedBy },
    { header: 'changedAt', value: ({ changedAt }) => changedAt },
  ],
})
