import { MessageSquareMore } from 'lucide-react'
import { BlogReader } from '@/components/blogs/blog-reader'
import { StructuredData } from '@/components/site/structured-data'
import { buttonClass } from '@/components/ui/button'
import { blogPath } from '@/lib/blogs/format'
import { findBlog, listBlogCards } from '@/lib/blogs/queries'
import { countApprovedComments } from '@/lib/comments/queries'
import { env } from '@/lib/env'
import { breadcrumbData, pageMetadata } from '@/lib/routes/metadata'
import { site } from '@/lib/site'

const path = '/blogsection'

export const dynamic = 'force-dynamic'

export const metadata = pageMetadata({
  title: 'Blog',
  description: `Notes from the engineers, trainers and recruiters of ${site.legalName}: modernization, staffing, training and working between Austin and Hyderabad.`,
  path,
  image: '/share/blogsection.png',
})

export default async function BlogSectionPage() {
  const blogs = await listBlogCards()
  const selected = blogs[0] ? await findBlog(blogs[0].id) : null
  return (
    <>
      <StructuredData data={breadcrumbData(env().SITE_URL, [{ name: 'Blog', path }])} />
      <BlogReader blogs={blogs} selected={selected}>
        {selected && <CommentsLink blog={selected} count={await countApprovedComments(selected.id)} />}
      </BlogReader>
    </>
  )
}

function CommentsLink({ blog, count }: { blog: { id: number; title: string }; count: number }) {
  return (
    <p className="mt-10">
      <a href={`${blogPath(blog)}#comments`} className={buttonClass('secondary')}>
        <MessageSquareMore aria-hidden className="size-5" />
        {count === 0 ? 'Write a comment' : count === 1 ? 'Read 1 comment' : `Read ${count} comments`}
      </a>
    </p>
  )
}
