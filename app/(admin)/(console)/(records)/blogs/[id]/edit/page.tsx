import type { Metadata } from 'next'
import { BlogForm } from '@/components/blogs/blog-form'
import { requireAdmin } from '@/lib/auth/guards'
import { getBlogToEdit } from '@/lib/blogs/admin-queries'
import { toAdminBlogWire } from '@/lib/blogs/format'
import { orNotFound, pageId } from '@/lib/routes/found'

export const metadata: Metadata = {
  title: 'Edit Blog',
  description: 'A post with its words, its picture and when it is public.',
  robots: { index: false },
}

export default async function EditBlogPage({ params }: PageProps<'/blogs/[id]/edit'>) {
  const { id } = await params
  const admin = await requireAdmin(`/blogs/${id}/edit`)
  const blog = await orNotFound(getBlogToEdit(admin, pageId(id)))
  return <BlogForm blog={toAdminBlogWire(blog)} />
}
