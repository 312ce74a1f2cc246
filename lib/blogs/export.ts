import 'server-only'
import { defineExport } from '@/lib/back-office/export'
import { listBlogsBefore } from '@/lib/blogs/admin-queries'
import { type AdminBlogWire, blogSummary, toAdminBlogWire } from '@/lib/blogs/format'
import { blogList } from '@/lib/blogs/list'

/** The posts as CSV; the text without its marks. */
export const blogExport = defineExport<AdminBlogWire>({
  duty: 'editor',
  columns: [
    ...(['id', 'date', 'category_name', 'title', 'author', 'state', 'publishAt'] as const).map((header) => ({
      header,
      value: (blog: AdminBlogWire) => String(blog[header]),
    })),
    { header: 'description', value: ({ description }) => blogSummary(description, 2_000) },
  ],
  batch: async (admin, searchParams, batch) =>
    (await listBlogsBefore(admin, blogList.read(searchParams), batch)).map(toAdminBlogWire),
})
