import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BackLink } from '@/components/back-office/back-link'
import { PageTitle } from '@/components/back-office/page-title'
import { NewsPreview } from '@/components/news/news-form'
import { requireAdmin } from '@/lib/auth/guards'
import { momentLabel } from '@/lib/dates'
import { findNewsMail } from '@/lib/news/queries'
import { idParam } from '@/lib/schemas'

export const metadata: Metadata = {
  title: 'News that was sent',
  description: 'What was mailed, to how many and when.',
  robots: { index: false },
}

export default async function SentNewsPage({ params }: PageProps<'/news-mails/[id]'>) {
  const id = idParam.safeParse((await params).id)
  if (!id.success) notFound()
  const news = await findNewsMail(await requireAdmin(`/news-mails/${id.data}`), id.data)
  if (!news) notFound()
  const { subject, text, sent, finishedAt, authorName, createdAt } = news
  const mails = `${sent.toLocaleString('en-US')} mail${sent === 1 ? '' : 's'}${finishedAt ? '' : ' so far'}`
  return (
    <>
      <BackLink href="/news-mails">News mails</BackLink>
      <PageTitle title={subject} text={`${mails}, sent by ${authorName} on ${momentLabel(createdAt)}`} />
      <div className="max-w-2xl">
        <NewsPreview subject={subject} text={text} />
      </div>
    </>
  )
}
