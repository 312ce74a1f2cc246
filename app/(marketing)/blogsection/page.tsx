import { MessageSquareMore } from 'lucide-react'
import { BlogSection } from '@/components/content/blogs/blog-section'
import { StructuredData } from '@/components/site/chrome/structured-data'
import { buttonClass } from '@/components/ui/button'
import { blogPath } from '@/lib/content/blogs/format'
import { findBlog, listBlogCards } from '@/lib/content/blogs/queries'
import { countApprovedComments } from '@/lib/content/comments/queries'
import { blogWords } from '@/lib/content/pages/words'
import { publishedWords } from '@/lib/content/site-texts/queries'
import { env } from '@/lib/env'
import { breadcrumbData, pageMetadata } from '@/lib/site/routes/metadata'

const path = '/blogsection'

export const dynamic = 'force-dynamic'

export async function generateMetadata() {
  const { description } = await publishedWords('blogsection', blogWords)
  return pageMetadata({ title: 'Blog', description, path, image: '/share/blogsection.png' })
}

export default async function BlogSectionPage() {
  const words = await publishedWords('blogsection', blogWords)
  const blogs = await listBlogCards()
  const selected = blogs[0] ? await findBlog(blogs[0].id) : null
  return (
    <>
      <StructuredData data={breadcrumbData(env().SITE_URL, [{ name: 'Blog', path }])} />
      <BlogSection words={words} blogs={blogs} selected={selected}>
        {selected && <CommentsLink blog={selected} count={await countApprovedComments(selected.id)} />}
      </BlogSection>
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
