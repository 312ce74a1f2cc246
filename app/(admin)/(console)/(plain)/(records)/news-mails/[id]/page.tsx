import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BackLink } from '@/components/console/lists/back-link'
import { PageTitle } from '@/components/console/lists/page-title'
import { NewsletterPreview } from '@/components/content/newsletters/newsletter-form'
import { requireAdmin } from '@/lib/auth/guards'
import { findNewsletter } from '@/lib/content/newsletters/queries'
import { momentLabel } from '@/lib/platform/dates'
import { countOf } from '@/lib/platform/numbers'
import { idParam } from '@/lib/platform/schemas'

export const metadata: Metadata = {
  title: 'Newsletter',
  description: 'A newsletter, with its recipients and date.',
  robots: { index: false },
}

export default async function NewsletterPage({ params }: PageProps<'/news-mails/[id]'>) {
  const id = idParam.safeParse((await params).id)
  if (!id.success) notFound()
  const newsletter = await findNewsletter(await requireAdmin(`/news-mails/${id.data}`), id.data)
  if (!newsletter) notFound()
  const { subject, text, sent, finishedAt, authorName, createdAt } = newsletter
  const mails = `${countOf(sent, 'email')}${finishedAt ? '' : ' so far'}`
  return (
    <>
      <BackLink href="/news-mails">Newsletters</BackLink>
      <PageTitle title={subject} text={`${mails}, sent by ${authorName} on ${momentLabel(createdAt)}`} />
      <div className="max-w-2xl">
        <NewsletterPreview subject={subject} text={text} />
      </div>
    </>
  )
}
