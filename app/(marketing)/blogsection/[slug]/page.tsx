import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { BlogSection } from '@/components/content/blogs/blog-section'
import { CommentForm } from '@/components/content/comments/comment-form.island'
import { StructuredData } from '@/components/site/chrome/structured-data'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { blogIdOf, blogPath, blogSummary, toBlogPosting } from '@/lib/content/blogs/format'
import { blogPicturePath } from '@/lib/content/blogs/pictures'
import { findBlog, listBlogCards } from '@/lib/content/blogs/queries'
import { noteOf } from '@/lib/content/comments/form-answer'
import { issueFormToken } from '@/lib/content/comments/form-token'
import { type ApprovedComment, listApprovedComments } from '@/lib/content/comments/queries'
import { blogWords } from '@/lib/content/pages/words'
import { publishedWords } from '@/lib/content/site-texts/queries'
import { env } from '@/lib/env'
import { dayLabel } from '@/lib/platform/dates'
import { countOf } from '@/lib/platform/numbers'
import { breadcrumbData, pageMetadata } from '@/lib/site/routes/metadata'

type Props = PageProps<'/blogsection/[slug]'>

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const blog = await blogOf((await params).slug)
  const words = { title: blog.title, description: blogSummary(blog.description), path: blogPath(blog) }
  const metadata = pageMetadata(blog.image ? { ...words, image: blogPicturePath(blog.image.name) } : words)
  const publishedTime = blog.date.toISOString()
  return { ...metadata, openGraph: { ...metadata.openGraph, type: 'article', publishedTime, authors: [blog.author] } }
}

export default async function BlogPage({ params, searchParams }: Props) {
  const { slug } = await params
  const blog = await blogOf(slug)
  const path = blogPath(blog)
  if (path !== `/blogsection/${slug}`) permanentRedirect(path)
  const { SITE_URL } = env()
  return (
    <>
      <StructuredData data={toBlogPosting(SITE_URL, blog)} />
      <StructuredData
        data={breadcrumbData(SITE_URL, [
          { name: 'Blog', path: '/blogsection' },
          { name: blog.title, path },
        ])}
      />
      <BlogSection
        words={await publishedWords('blogsection', blogWords)}
        blogs={await listBlogCards()}
        selected={blog}
        isOwnPage
      >
        <PostComments
          blogId={blog.id}
          comments={await listApprovedComments(blog.id)}
          formToken={await issueFormToken(blog.id)}
          note={noteOf((await searchParams).comment)}
        />
      </BlogSection>
    </>
  )
}

const blogOf = cache(async (slug: string) => {
  const id = blogIdOf(slug)
  return (id && (await findBlog(id))) || notFound()
})

type PostCommentsProps = {
  blogId: number
  comments: ApprovedComment[]
  formToken: string
  note: Message | null
}

function PostComments({ blogId, comments, formToken, note }: PostCommentsProps) {
  return (
    <section id="comments" aria-labelledby="comments-heading" className="mt-12 max-w-reading border-t border-line pt-8">
      <h2 id="comments-heading" className="text-heading">
        {comments.length === 0 ? 'Comments' : countOf(comments.length, 'comment')}
      </h2>
      {comments.length === 0 && <p className="mt-2 text-muted">No comments yet. Be the first to comment.</p>}
      <ol className="mt-6 space-y-6">
        {comments.map((comment) => (
          <li key={comment.id} className="border-l-4 border-line pl-4">
            <Comment comment={comment} />
          </li>
        ))}
      </ol>
      <div className="mt-10 rounded-card border border-line bg-raised p-5 shadow-card sm:p-6">
        <h3 className="mb-5 text-heading">Write a comment</h3>
        {note && (
          <div className="mb-5">
            <MessageArea message={note} />
          </div>
        )}
        <CommentForm blogId={blogId} formToken={formToken} />
      </div>
    </section>
  )
}

function Comment({ comment: { name, text, createdAt } }: { comment: ApprovedComment }) {
  return (
    <article>
      <p className="text-sm text-muted">
        <span className="text-base font-semibold break-words text-ink">{name}</span> ·{' '}
        <time dateTime={createdAt.toISOString()}>{dayLabel(createdAt)}</time>
      </p>
      <p className="mt-1 break-words whitespace-pre-line">{text}</p>
    </article>
  )
}
