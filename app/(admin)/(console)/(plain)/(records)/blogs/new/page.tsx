import type { Metadata } from 'next'
import { BlogForm } from '@/components/content/blogs/blog-form'
import { requireAdmin } from '@/lib/auth/guards'

export const metadata: Metadata = {
  title: 'Add Blog',
  description: 'A new post: its words, its picture and when it is public.',
  robots: { index: false },
}

export default async function AddBlogPage() {
  await requireAdmin('/blogs/new')
  return <BlogForm />
}
