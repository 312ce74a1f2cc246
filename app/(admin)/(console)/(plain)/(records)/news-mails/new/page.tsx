import type { Metadata } from 'next'
import { BackLink } from '@/components/console/lists/back-link'
import { PageTitle } from '@/components/console/lists/page-title'
import { NewsForm } from '@/components/content/news/news-form'
import { requireAdmin } from '@/lib/auth/guards'
import { countNewsReaders } from '@/lib/content/news/queries'

export const metadata: Metadata = {
  title: 'Write a newsletter',
  description: 'An email to everyone who subscribed to our newsletter.',
  robots: { index: false },
}

export default async function WriteNewsPage() {
  const editor = await requireAdmin('/news-mails/new')
  const readers = await countNewsReaders(editor)
  return (
    <>
      <BackLink href="/news-mails">Newsletters</BackLink>
      <PageTitle title="Write a newsletter" text="Only goes to people who subscribed in their account." />
      <NewsForm readers={readers} />
    </>
  )
}
