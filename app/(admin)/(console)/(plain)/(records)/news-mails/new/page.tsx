import type { Metadata } from 'next'
import { BackLink } from '@/components/console/lists/back-link'
import { PageTitle } from '@/components/console/lists/page-title'
import { NewsletterForm } from '@/components/content/newsletters/newsletter-form'
import { requireAdmin } from '@/lib/auth/guards'
import { countSubscribers } from '@/lib/content/newsletters/queries'

export const metadata: Metadata = {
  title: 'Write a newsletter',
  description: 'An email to everyone who subscribed to our newsletter.',
  robots: { index: false },
}

export default async function WriteNewsletterPage() {
  const editor = await requireAdmin('/news-mails/new')
  const subscribers = await countSubscribers(editor)
  return (
    <>
      <BackLink href="/news-mails">Newsletters</BackLink>
      <PageTitle title="Write a newsletter" text="Only goes to people who subscribed in their account." />
      <NewsletterForm subscribers={subscribers} />
    </>
  )
}
