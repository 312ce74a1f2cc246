import type { Metadata } from 'next'
import { BlogForm } from '@/components/content/blogs/blog-form'
import { requireAdmin } from '@/lib/auth/guards'

export const metadata: Metadata = {
  title: 'Add Blog',
  description: 'Write a new blog post.',
  robots: { index: false },
}

export default async function AddBlogPage() {
  await requireAdmin('/blogs/new')
  return <BlogForm />
}
