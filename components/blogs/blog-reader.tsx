import Link from 'next/link'
import type { ReactNode } from 'react'
import { BlogArticle } from '@/components/blogs/blog-article'
import { Banner } from '@/components/ui/banner'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { blogPath } from '@/lib/blogs/format'
import type { Blog, BlogTitle } from '@/lib/blogs/queries'
import { dayLabel } from '@/lib/dates'

type BlogReaderProps = {
  blogs: BlogTitle[]
  selected: Blog | null
  isOwnPage?: boolean
  /** What stands below the post. */
  children?: ReactNode
}

/** The blog: Related Blogs on the left, the selected post beside them (spec §2). */
export function BlogReader({ blogs, selected, isOwnPage = false, children }: BlogReaderProps) {
  const trail = [{ label: 'Home', href: '/' }, isOwnPage ? { label: 'Blog', href: '/blogsection' } : { label: 'Blog' }]
  return (
    <>
      <Banner title="Blog" isHeading={!isOwnPage}>
        <Breadcrumb crumbs={isOwnPage && selected ? [...trail, { label: selected.title }] : trail} />
      </Banner>
      <div className="page-width grid gap-10 py-10 sm:py-14 lg:grid-cols-[18rem_1fr] lg:gap-14">
        {selected ? (
          <div className="min-w-0">
            <BlogArticle blog={selected} isOwnPage={isOwnPage} />
            {children}
          </div>
        ) : (
          <p className="text-muted lg:col-start-2">There are no posts yet. Please come back soon.</p>
        )}
        <aside
          aria-labelledby="related"
          className="self-start border-t border-line pt-8 lg:sticky lg:top-32 lg:-order-1 lg:border-0 lg:pt-0"
        >
          <h2 id="related" className="text-heading">
            Related Blogs
          </h2>
          <ul className="mt-4 space-y-1">
            {blogs.map((blog) => (
              <li key={blog.id}>
                <Link
                  href={blogPath(blog)}
                  prefetch={false}
                  aria-current={blog.id === selected?.id ? 'true' : undefined}
                  className="block rounded-control border-l-4 border-transparent px-3 py-2.5 hover:bg-sunken aria-[current]:border-accent aria-[current]:bg-brand-soft"
                >
                  <span className="block font-medium">{blog.title}</span>
                  <span className="text-sm text-muted">
                    {blog.category} · {dayLabel(blog.date)}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          <p className="mt-4 px-3 text-sm">
            <a href="/feed.xml" className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
              Follow by RSS
            </a>
          </p>
        </aside>
      </div>
    </>
  )
}
