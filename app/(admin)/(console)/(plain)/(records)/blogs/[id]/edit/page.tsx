import type { Metadata } from 'next'
import { BlogForm } from '@/components/content/blogs/blog-form'
import { requireAdmin } from '@/lib/auth/guards'
import { getBlogToEdit } from '@/lib/content/blogs/admin-queries'
import { toAdminBlogWire } from '@/lib/content/blogs/format'
import { orNotFound, pageId } from '@/lib/site/routes/found'

export const metadata: Metadata = {
  title: 'Edit Blog',
  description: 'Edit a post, its image and its publication date.',
  robots: { index: false },
}

export default async function EditBlogPage({ params }: PageProps<'/blogs/[id]/edit'>) {
  const { id } = await params
  const admin = await requireAdmin(`/blogs/${id}/edit`)
  const blog = await orNotFound(getBlogToEdit(admin, pageId(id)))
  return <BlogForm blog={toAdminBlogWire(blog)} />
}
