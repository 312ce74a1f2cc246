import type { Metadata } from 'next'
import * as z from 'zod'
import { EmptyState } from '@/components/back-office/empty-state'
import { PageTitle } from '@/components/back-office/page-title'
import { MailList } from '@/components/mail/mail-list'
import { PageLinks } from '@/components/ui/page-links'
import { requireAdmin } from '@/lib/auth/guards'
import { listMails } from '@/lib/mail/queries'

export const metadata: Metadata = {
  title: 'Outbox',
  description: 'Mails that the site has written and whether they were sent.',
  robots: { index: false },
}

const search = z.object({ page: z.coerce.number().int().min(1).max(100_000).catch(1) })

export default async function OutboxPage({ searchParams }: PageProps<'/outbox'>) {
  const admin = await requireAdmin('/outbox')
  const { page } = search.parse(await searchParams)
  const { mails, total, pages } = await listMails(admin, page)
  return (
    <>
      <PageTitle title="Outbox" text={total === 1 ? '1 mail' : `${total.toLocaleString('en-US')} mails`} />
      {mails.length > 0 ? (
        <MailList mails={mails} />
      ) : (
        <EmptyState title="No mails here">
          Mails appear as soon as the site writes one: a one-time code, a confirmation, an answer to an employer.
        </EmptyState>
      )}
      <PageLinks page={page} pages={pages} hrefOf={(next) => `/outbox?page=${next}`} />
    </>
  )
}
