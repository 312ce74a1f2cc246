import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { SampleBadge } from '@/components/console/lists/sample-badge'
import { BlogArticle } from '@/components/content/blogs/blog-article'
import { BlogStatusBadge } from '@/components/content/blogs/blog-status'
import { requireAdmin } from '@/lib/auth/guards'
import { findBlogToPreview } from '@/lib/content/blogs/admin-queries'
import { now } from '@/lib/platform/clock'
import { isSampleRow } from '@/lib/platform/sample-rows/queries'
import { pageId } from '@/lib/site/routes/found'

export const metadata: Metadata = {
  title: 'Preview of a blog',
  description: 'Preview a post as visitors will see it.',
  robots: { index: false },
}

export default async function BlogPreviewPage({ params }: PageProps<'/blogs/[id]'>) {
  const id = pageId((await params).id)
  const admin = await requireAdmin(`/blogs/${id}`)
  const [blog, isSample] = await Promise.all([findBlogToPreview(admin, id), isSampleRow('Blog', id)])
  if (!blog) notFound()
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-4">
        <Link href="/blogs" className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
          All blogs
        </Link>
        <BlogStatusBadge
          state={blog.state === 'DRAFT' ? 'draft' : 'published'}
          publishAt={blog.publishAt}
          now={now()}
        />
        {isSample && <SampleBadge />}
      </div>
      <div className="rounded-card border border-line bg-surface p-5 sm:p-8">
        <BlogArticle blog={blog} isOwnPage />
      </div>
    </>
  )
}
