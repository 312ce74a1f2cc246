import { Eye, Pencil, Plus } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import type { Column } from '@/components/console/lists/data-table'
import { DeleteRecord } from '@/components/console/lists/delete-record'
import { ListPage } from '@/components/console/lists/list-page'
import { pageAction, rowAction, rowActions, rowActionWord } from '@/components/console/lists/row-action'
import { BlogStatusBadge } from '@/components/content/blogs/blog-status'
import { buttonClass } from '@/components/ui/button'
import { blogs } from '@/lib/content/blogs/admin-list'
import { type AdminBlogWire, blogSummary } from '@/lib/content/blogs/format'
import { deleteMessages } from '@/lib/content/blogs/messages'
import { blogPicturePath } from '@/lib/content/blogs/pictures'
import { dayLabel } from '@/lib/platform/dates'
import { narrowWidths } from '@/lib/platform/uploads/rules'

const columnsAt = (now: Date): Column<AdminBlogWire>[] => [
  { header: 'Category', cell: ({ category_name }) => category_name, sort: 'category' },
  {
    header: 'Title',
    isTitle: true,
    sort: 'title',
    className: 'md:w-2/5 md:min-w-64',
    cell: ({ title }) => <span className="font-semibold">{title}</span>,
  },
  {
    header: 'Status',
    cell: ({ state, publishAt }) => <BlogStatusBadge state={state} publishAt={new Date(publishAt)} now={now} />,
  },
  { header: 'Author', cell: ({ author }) => author, sort: 'author' },
  {
    header: 'Description',
    className: 'md:min-w-32',
    cell: ({ description }) => <span className="text-muted max-md:line-clamp-2">{blogSummary(description, 120)}</span>,
  },
  {
    header: 'Date',
    sort: 'date',
    className: 'md:whitespace-nowrap',
    cell: ({ date }) => <time dateTime={date}>{dayLabel(new Date(date))}</time>,
  },
  { header: 'Image', cell: (blog) => <Cover blog={blog} />, isWhole: true },
  { header: 'Actions', isAction: true, cell: (blog) => <Actions blog={blog} /> },
]

export const metadata: Metadata = {
  title: 'Blogs',
  description: 'Write, schedule and publish blog posts.',
  robots: { index: false },
}

export default function BlogsPage({ searchParams }: PageProps<'/blogs'>) {
  return (
    <ListPage
      list={blogs}
      title="Blogs"
      columns={({ time }) => columnsAt(time)}
      action={
        <Link href="/blogs/new" className={buttonClass('primary', pageAction)}>
          <Plus aria-hidden className="size-4" /> Add Blog
        </Link>
      }
      searchParams={searchParams}
    />
  )
}

function Cover({ blog: { blog_image, imageAlt } }: { blog: AdminBlogWire }) {
  if (!blog_image) return <span className="text-muted">None</span>
  return (
    // biome-ignore lint/performance/noImgElement: uploads are re-encoded and sized when they are stored.
    <img
      src={blogPicturePath(blog_image, narrowWidths[0])}
      alt={imageAlt}
      width={64}
      height={36}
      loading="lazy"
      className="h-9 w-16 min-w-16 rounded bg-sunken object-cover"
    />
  )
}

function Actions({ blog }: { blog: AdminBlogWire }) {
  return (
    <div className={rowActions}>
      <Link href={`/blogs/${blog.id}`} prefetch={false} className={rowAction()}>
        <Eye aria-hidden className="size-4" />
        <span className={rowActionWord}>Preview</span>
        <span className="sr-only"> {blog.title}</span>
      </Link>
      <Link href={`/blogs/${blog.id}/edit`} prefetch={false} data-open className={rowAction()}>
        <Pencil aria-hidden className="size-4" />
        <span className={rowActionWord}>Edit</span>
        <span className="sr-only"> {blog.title}</span>
      </Link>
      <DeleteRecord path={`/blog/delete/${blog.id}`} title="Delete blog" name={blog.title} messages={deleteMessages} />
    </div>
  )
}
