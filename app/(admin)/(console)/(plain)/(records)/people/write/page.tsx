import type { Metadata } from 'next'
import { BackLink } from '@/components/console/lists/back-link'
import { EmptyState } from '@/components/console/lists/empty-state'
import { PageTitle } from '@/components/console/lists/page-title'
import { WriteForm } from '@/components/hiring/person-mails/write-form'
import { requireAdmin } from '@/lib/auth/guards'
import { listMessageTemplates } from '@/lib/hiring/message-templates/queries'
import { writeHref } from '@/lib/hiring/person-mails/format'
import { personMailMessages as messages } from '@/lib/hiring/person-mails/messages'
import { listRecipients } from '@/lib/hiring/person-mails/queries'
import { MAX_RECIPIENTS, writeSearch } from '@/lib/hiring/person-mails/schema'
import { nameOf } from '@/lib/hiring/persons/format'
import { countOf } from '@/lib/platform/numbers'

export const metadata: Metadata = {
  title: 'Write email',
  description: 'Write an email to one or more people.',
  robots: { index: false },
}

export default async function WritePage({ searchParams }: PageProps<'/people/write'>) {
  const { people, application } = writeSearch.parse(await searchParams)
  const admin = await requireAdmin(writeHref(people, application))
  const isTooMany = people.length > MAX_RECIPIENTS
  const [recipients, templates] = await Promise.all([
    listRecipients(admin, isTooMany ? [] : people, application === undefined ? [] : [application]),
    listMessageTemplates(admin),
  ])
  const gone = people.length - recipients.length
  const [first] = recipients
  const to =
    recipients.length === 1 && first ? nameOf({ ...first, emails: first.addresses }) : `${recipients.length} people`
  if (recipients.length === 0)
    return (
      <>
        <BackLink href="/people">People</BackLink>
        <PageTitle title="Write email" />
        <EmptyState title={isTooMany ? messages.tooMany : 'No one to write to.'}>
          {isTooMany ? `You chose ${people.length}. Choose fewer people in the list.` : messages.noPeople}
        </EmptyState>
      </>
    )
  return (
    <>
      <BackLink href={recipients.length === 1 && first ? `/people/${first.id}` : '/people'}>
        {recipients.length === 1 ? to : 'People'}
      </BackLink>
      <PageTitle title="Write email" text={`To ${to}. ${goneText(gone)}`.trim()} />
      <WriteForm
        recipients={recipients}
        {...(application !== undefined && { applicationId: application })}
        templates={templates}
        recruiter={{ name: admin.name, email: admin.email }}
      />
    </>
  )
}

const goneText = (gone: number) =>
  gone > 0 ? `${countOf(gone, 'record')} you chose ${gone === 1 ? 'was' : 'were'} deleted or merged.` : ''
