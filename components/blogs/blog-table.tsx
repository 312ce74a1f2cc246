import { Eye } from 'lucide-react'
import Link from 'next/link'
import { type Column, DataTable } from '@/components/back-office/data-table'
import { DeleteRecord } from '@/components/back-office/delete-record'
import type { Sorting } from '@/components/back-office/sort-links'
import { BlogStateBadge } from '@/components/blogs/blog-state'
import { EditBlog } from '@/components/blogs/edit-blog'
import { buttonClass } from '@/components/ui/button'
import { type AdminBlogWire, blogSummary } from '@/lib/blogs/format'
import { deleteMessages } from '@/lib/blogs/messages'
import { blogPicturePath } from '@/lib/blogs/pictures'
import { dayLabel } from '@/lib/dates'
import { narrowWidths } from '@/lib/uploads/rules'

type BlogTableProps = { blogs: AdminBlogWire[]; sorting: Sorting; now: Date }

/** The posts with what can be done to each (spec §2, Blogs). */
export function BlogTable({ blogs, sorting, now }: BlogTableProps) {
  const columns: Column<AdminBlogWire>[] = [
    { header: 'Category', cell: ({ category_name }) => category_name, sort: 'category' },
    {
      header: 'Title',
      isTitle: true,
      sort: 'title',
      className: 'md:min-w-48',
      cell: ({ title, state, publishAt }) => (
        <>
          <p className="mb-1 font-semibold break-words">{title}</p>
          <BlogStateBadge state={state} publishAt={new Date(publishAt)} now={now} />
        </>
      ),
    },
    { header: 'Author', cell: ({ author }) => author, sort: 'author' },
    {
      header: 'Description',
      className: 'md:min-w-56',
      cell: ({ description }) => <p className="break-words text-muted">{blogSummary(description, 120)}</p>,
    },
    {
      header: 'Date',
      sort: 'date',
      className: 'md:whitespace-nowrap',
      cell: ({ date }) => <time dateTime={date}>{dayLabel(new Date(date))}</time>,
    },
    { header: 'Image', cell: (blog) => <Cover blog={blog} /> },
    { header: 'Actions', cell: (blog) => <Actions blog={blog} /> },
  ]
  return <DataTable caption="Blogs" columns={columns} rows={blogs} keyOf={({ id }) => id} sorting={sorting} />
}

function Cover({ blog: { blog_image, imageAlt } }: { blog: AdminBlogWire }) {
  if (!blog_image) return <span className="text-muted">None</span>
  return (
    // biome-ignore lint/performance/noImgElement: uploads are re-encoded and sized when they are stored.
    <img
      src={blogPicturePath(blog_image, narrowWidths[0])}
      alt={imageAlt}
      width={96}
      height={54}
      loading="lazy"
      className="h-auto w-24 rounded-control bg-sunken"
    />
  )
}

function Actions({ blog }: { blog: AdminBlogWire }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Link href={`/blogs/${blog.id}`} prefetch={false} className={buttonClass('secondary', 'px-3.5')}>
        <Eye aria-hidden className="size-4" />
        <span className="sr-only">Preview {blog.title}</span>
      </Link>
      <EditBlog blog={blog} />
      <DeleteRecord path={`/blog/delete/${blog.id}`} title="Delete blog" name={blog.title} messages={deleteMessages} />
    </div>
  )
}
