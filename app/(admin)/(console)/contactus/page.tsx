import type { Metadata } from 'next'
import { ListToolbar } from '@/components/back-office/list-toolbar'
import { NoRecords } from '@/components/back-office/no-records'
import { PageTitle } from '@/components/back-office/page-title'
import { StatusMessage } from '@/components/back-office/status-message'
import { ContactTable } from '@/components/contacts/contact-table'
import { PageLinks } from '@/components/ui/page-links'
import { requireAdmin } from '@/lib/auth/guards'
import { contactList, stateOptions } from '@/lib/contacts/list'
import { listContactMessages } from '@/lib/contacts/queries'

export const metadata: Metadata = {
  title: 'Contact Us List',
  description: 'What people wrote through the contact form.',
  robots: { index: false },
}

export default async function ContactUsListPage({ searchParams }: PageProps<'/contactus'>) {
  const admin = await requireAdmin('/contactus')
  const current = contactList.read(await searchParams)
  const { messages, total, page, pages } = await listContactMessages(admin, current)
  return (
    <StatusMessage>
      <PageTitle
        title="Contact Us List"
        text={total === 1 ? '1 message' : `${total.toLocaleString('en-US')} messages`}
      />
      <ListToolbar
        list={contactList}
        current={current}
        searches="name, e-mail, words …"
        filters={[{ name: 'state', label: 'State', options: stateOptions }]}
        csvPath="/api/exports/contacts"
      />
      {messages.length > 0 ? (
        <ContactTable messages={messages} sorting={{ list: contactList, current }} />
      ) : (
        <NoRecords all={current.search || current.state ? '/contactus' : null}>
          Messages appear here as soon as somebody writes through the contact form.
        </NoRecords>
      )}
      <PageLinks page={page} pages={pages} hrefOf={(next) => contactList.hrefOf(current, { page: next })} />
    </StatusMessage>
  )
}
