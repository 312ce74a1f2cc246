import 'server-only'
import { adminList } from '@/lib/console/lists/admin-list'
import { mapRows, tableRows } from '@/lib/console/lists/queries'
import { adminBlogSelect } from '@/lib/content/blogs/admin-queries'
import { type AdminBlogWire, blogSummary, toAdminBlogWire } from '@/lib/content/blogs/format'
import { now } from '@/lib/platform/clock'

export const blogs = adminList<AdminBlogWire>({
  name: 'blogs',
  path: '/blogs',
  noun: ['blog', 'blogs'],
  searches: 'title, category, author…',
  empty: 'Write your first post with Add Blog. Drafts stay here until you publish them.',
  rows: mapRows(
    tableRows('blog', {
      select: adminBlogSelect,
      search: ['title', 'category', 'author'],
      sorts: { date: ['date'], title: ['title'], category: ['category'], author: ['author'] },
      filters: {
        state: {
          label: 'Status',
          options: {
            public: { label: 'Public', where: () => ({ state: 'PUBLISHED', publishAt: { lte: now() } }) },
            scheduled: { label: 'Scheduled', where: () => ({ state: 'PUBLISHED', publishAt: { gt: now() } }) },
            draft: { label: 'Draft', where: { state: 'DRAFT' } },
          },
        },
      },
    }),
    toAdminBlogWire,
  ),
  initialSort: { sort: 'date', direction: 'desc' },
  tabs: 'state',
  found: ({ id, title, author }) => ({ label: title, detail: author, href: `/blogs/${id}` }),
  csv: [
    ...(['id', 'date', 'category_name', 'title', 'author', 'state', 'publishAt'] as const).map((header) => ({
      header,
      value: (blog: AdminBlogWire) => String(blog[header]),
    })),
    { header: 'description', value: ({ description }) => blogSummary(description, 2_000) },
  ],
})
