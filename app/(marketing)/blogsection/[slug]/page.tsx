import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { BlogReader } from '@/components/blogs/blog-reader'
import { PostComments } from '@/components/comments/post-comments'
import { StructuredData } from '@/components/site/structured-data'
import { blogIdOf, blogPath, blogSummary, toBlogPosting } from '@/lib/blogs/format'
import { blogPicturePath } from '@/lib/blogs/pictures'
import { findBlog, listBlogCards } from '@/lib/blogs/queries'
import { noteOf } from '@/lib/comments/form-answer'
import { issueFormToken } from '@/lib/comments/form-token'
import { listApprovedComments } from '@/lib/comments/queries'
import { env } from '@/lib/env'
import { breadcrumbData, pageMetadata } from '@/lib/routes/metadata'

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
      <BlogReader blogs={await listBlogCards()} selected={blog} isOwnPage>
        <PostComments
          blogId={blog.id}
          comments={await listApprovedComments(blog.id)}
          formToken={await issueFormToken(blog.id)}
          note={noteOf((await searchParams).comment)}
        />
      </BlogReader>
    </>
  )
}

const blogOf = cache(async (slug: string) => {
  const id = blogIdOf(slug)
  return (id && (await findBlog(id))) || notFound()
})
