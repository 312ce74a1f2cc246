import type { Metadata } from 'next'
import { ListToolbar } from '@/components/back-office/list-toolbar'
import { NoRecords } from '@/components/back-office/no-records'
import { PageTitle } from '@/components/back-office/page-title'
import { StatusMessage } from '@/components/back-office/status-message'
import { BlogTable } from '@/components/blogs/blog-table'
import { EditBlog } from '@/components/blogs/edit-blog'
import { PageLinks } from '@/components/ui/page-links'
import { requireAdmin } from '@/lib/auth/guards'
import { listBlogsOf } from '@/lib/blogs/admin-queries'
import { toAdminBlogWire } from '@/lib/blogs/format'
import { blogList, stateOptions } from '@/lib/blogs/list'
import { now } from '@/lib/clock'

export const metadata: Metadata = {
  title: 'Blogs',
  description: 'The posts of the blog: written, scheduled and published here.',
  robots: { index: false },
}

export default async function BlogsPage({ searchParams }: PageProps<'/blogs'>) {
  const admin = await requireAdmin('/blogs')
  const current = blogList.read(await searchParams)
  const { blogs, total, page, pages } = await listBlogsOf(admin, current)
  return (
    <StatusMessage>
      <PageTitle title="Blogs" text={total === 1 ? '1 blog' : `${total.toLocaleString('en-US')} blogs`}>
        <EditBlog />
      </PageTitle>
      <ListToolbar
        list={blogList}
        current={current}
        searches="title, category, author …"
        filters={[{ name: 'state', label: 'State', options: stateOptions }]}
        csvPath="/api/exports/blogs"
      />
      {blogs.length > 0 ? (
        <BlogTable blogs={blogs.map(toAdminBlogWire)} sorting={{ list: blogList, current }} now={now()} />
      ) : (
        <NoRecords all={current.search || current.state ? '/blogs' : null}>
          Write the first post with Add Blog. A draft stays here until you publish it.
        </NoRecords>
      )}
      <PageLinks page={page} pages={pages} hrefOf={(next) => blogList.hrefOf(current, { page: next })} />
    </StatusMessage>
  )
}
