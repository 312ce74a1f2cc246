import { ArrowDown, ArrowRight } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { BlogArticle } from '@/components/content/blogs/blog-article'
import { Banner } from '@/components/ui/banner'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { blogPath } from '@/lib/content/blogs/format'
import { blogPicturePath } from '@/lib/content/blogs/pictures'
import type { Blog, BlogCard } from '@/lib/content/blogs/queries'

type BlogSectionProps = {
  words: { heading: string; lead: string }
  blogs: BlogCard[]
  selected: Blog | null
  isOwnPage?: boolean
  children?: ReactNode
}

/** On phones the list is below the post, with a link to it above the post (requirements §2). */
export function BlogSection({ words, blogs, selected, isOwnPage = false, children }: BlogSectionProps) {
  const trail = [{ label: 'Home', href: '/' }, isOwnPage ? { label: 'Blog', href: '/blogsection' } : { label: 'Blog' }]
  const next = blogs[blogs.findIndex(({ id }) => id === selected?.id) + 1]
  return (
    <>
      <Banner title={words.heading} isHeading={!isOwnPage} lead={words.lead}>
        <Breadcrumb crumbs={isOwnPage && selected ? [...trail, { label: selected.title }] : trail} />
      </Banner>
      <div className="page-width grid gap-8 py-6 sm:py-14 lg:gap-10 lg:grid-cols-[21rem_minmax(0,42rem)] lg:gap-20">
        <div className="min-w-0 lg:col-start-2">
          {selected ? (
            <>
              {blogs.length > 1 && (
                <a
                  href="#related"
                  className="mb-4 inline-flex min-h-11 items-center gap-2 underline underline-offset-4 lg:hidden"
                >
                  All {blogs.length} posts <ArrowDown aria-hidden className="size-4" />
                </a>
              )}
              <BlogArticle blog={selected} isOwnPage={isOwnPage} />
              {next && <NextPost blog={next} />}
              {children}
            </>
          ) : (
            <p className="text-muted">No posts yet. Check back soon.</p>
          )}
        </div>
        <aside
          aria-labelledby="related"
          className="min-w-0 self-start max-lg:border-t max-lg:border-line max-lg:pt-8 lg:sticky lg:top-20 lg:order-first"
        >
          <div className="flex items-center justify-between gap-4">
            <h2 id="related" className="text-heading">
              Related Blogs
            </h2>
            <a href="/feed.xml" className="inline-flex min-h-11 items-center text-sm underline underline-offset-4">
              Follow via RSS
            </a>
          </div>
          <ul className="divide-y divide-line border-t border-line">
            {blogs.map((blog) => (
              <li key={blog.id}>
                <BlogLink blog={blog} isCurrent={blog.id === selected?.id} />
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </>
  )
}

type BlogLinkProps = { blog: BlogCard; isCurrent: boolean }

function BlogLink({ blog, isCurrent }: BlogLinkProps) {
  return (
    <Link
      href={blogPath(blog)}
      prefetch={false}
      aria-current={isCurrent ? 'true' : undefined}
      className="group relative flex gap-4 py-3 aria-[current]:bg-brand-soft aria-[current]:font-semibold lg:px-3"
    >
      <Cover blog={blog} className="h-16 w-24" />
      <span className="min-w-0">
        <span className="block leading-snug underline-offset-4 group-hover:underline">{blog.title}</span>
        <span className="mt-1 block text-sm font-normal text-muted">
          {blog.category} · {`${blog.minutes}\u00a0min`}
        </span>
      </span>
    </Link>
  )
}

function NextPost({ blog }: { blog: BlogCard }) {
  return (
    <Link
      href={blogPath(blog)}
      prefetch={false}
      className="group mt-10 grid grid-cols-[1fr_auto] items-center gap-6 border-y border-line py-5"
    >
      <span>
        <span className="flex items-center gap-2 text-sm text-muted">
          Next <ArrowRight aria-hidden className="size-4" />
        </span>
        <span className="mt-1 block font-display text-heading font-semibold underline-offset-4 group-hover:underline">
          {blog.title}
        </span>
      </span>
      <Cover blog={blog} className="h-24 w-36 max-sm:hidden" />
    </Link>
  )
}

function Cover({ blog: { image }, className }: { blog: BlogCard; className: string }) {
  if (!image) return <span aria-hidden className={`shrink-0 rounded-control bg-brand-soft ${className}`} />
  return (
    // biome-ignore lint/performance/noImgElement: uploads are re-encoded and sized when they are stored.
    <img
      src={blogPicturePath(image.name, image.width && image.width > 720 ? 720 : undefined)}
      alt=""
      width={240}
      height={160}
      loading="lazy"
      decoding="async"
      className={`shrink-0 rounded-control bg-sunken object-cover dark:brightness-75 ${className}`}
    />
  )
}
