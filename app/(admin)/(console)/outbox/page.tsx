import type { Metadata } from 'next'
import { EmptyState } from '@/components/back-office/empty-state'
import { ListToolbar } from '@/components/back-office/list-toolbar'
import { PageTitle } from '@/components/back-office/page-title'
import { MailTable } from '@/components/mail/mail-table'
import { TaskFailures } from '@/components/schedule/task-failures'
import { PageLinks } from '@/components/ui/page-links'
import { requireAdmin } from '@/lib/auth/guards'
import { env } from '@/lib/env'
import { mailList, stateOptions } from '@/lib/mail/list'
import { listMails } from '@/lib/mail/queries'
import { listTaskFailures } from '@/lib/schedule/queries'

export const metadata: Metadata = {
  title: 'Outbox',
  description: 'Mails that the site has written and whether they were sent.',
  robots: { index: false },
}

export default async function OutboxPage({ searchParams }: PageProps<'/outbox'>) {
  const owner = await requireAdmin('/outbox')
  const current = mailList.read(await searchParams)
  const { mails, total, page, pages } = await listMails(owner, current)
  return (
    <>
      <PageTitle title="Outbox" text={total === 1 ? '1 mail' : `${total.toLocaleString('en-US')} mails`} />
      {!env().SMTP_URL && (
        <p className="mb-5 rounded-control bg-warning-soft px-4 py-3 text-warning">
          No mail server is set, so mails are held here. Set SMTP_URL and they go out.
        </p>
      )}
      <ListToolbar
        list={mailList}
        current={current}
        searches="address or subject"
        filters={[{ name: 'state', label: 'State', options: stateOptions }]}
      />
      {mails.length > 0 ? (
        <MailTable mails={mails} sorting={{ list: mailList, current }} />
      ) : (
        <EmptyState title="No records found.">
          Mails appear as soon as the site writes one: a one-time code, a confirmation, an answer to an employer.
        </EmptyState>
      )}
      <PageLinks page={page} pages={pages} hrefOf={(next) => mailList.hrefOf(current, { page: next })} />
      <TaskFailures {...(await listTaskFailures(owner))} />
    </>
  )
}
