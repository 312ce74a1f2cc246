import type { Metadata } from 'next'
import { BlogList } from '@/components/blogs/list'

export const metadata: Metadata = {
  title: 'Blogs',
  description: 'The posts of the blog: written, scheduled and published here.',
  robots: { index: false },
}

export default function BlogsPage({ searchParams }: PageProps<'/blogs'>) {
  return <BlogList searchParams={searchParams} />
}
