import type { Metadata } from 'next'
import { BackLink } from '@/components/console/lists/back-link'
import { EmptyState } from '@/components/console/lists/empty-state'
import { PageTitle } from '@/components/console/lists/page-title'
import { WriteForm } from '@/components/hiring/person-mails/write-form'
import { requireAdmin } from '@/lib/auth/guards'
import { listMessageTemplates } from '@/lib/hiring/message-templates/queries'
import { listChosen } from '@/lib/hiring/person-mails/chosen-queries'
import { MAX_RECIPIENTS } from '@/lib/hiring/person-mails/format'
import { personMailMessages as messages } from '@/lib/hiring/person-mails/messages'
import { listRecipients } from '@/lib/hiring/person-mails/queries'
import { writeSearch } from '@/lib/hiring/person-mails/schema'
import { nameOf } from '@/lib/hiring/persons/format'
import { countOf } from '@/lib/platform/numbers'

export const metadata: Metadata = {
  title: 'Write email',
  description: 'Write an email to one or more people.',
  robots: { index: false },
}

export default async function WritePage({ searchParams }: PageProps<'/people/write'>) {
  const params = await searchParams
  const chosen = writeSearch.parse(params)
  const admin = await requireAdmin(`/people/write?${new URLSearchParams(params as Record<string, string>)}`)
  const isTooMany = Math.max(chosen.people.length, chosen.applications.length) > MAX_RECIPIENTS
  const { personIds, applicationIds, unlinked } = isTooMany
    ? { personIds: [], applicationIds: [], unlinked: 0 }
    : await listChosen(admin, chosen, params)
  const [recipients, templates] = await Promise.all([
    listRecipients(admin, personIds, applicationIds),
    listMessageTemplates(admin),
  ])
  const list = chosen.all === 'applications' || chosen.applications.length > 0 ? applicationList : peopleList
  const gone = personIds.length - recipients.length
  const [first] = recipients
  const to =
    recipients.length === 1 && first ? nameOf({ ...first, emails: first.addresses }) : `${recipients.length} people`
  if (recipients.length === 0)
    return (
      <>
        <BackLink href={list.href}>{list.label}</BackLink>
        <PageTitle title="Write email" />
        <EmptyState title={isTooMany ? messages.tooMany : 'No one to write to.'}>
          {isTooMany ? 'Choose fewer people in the list.' : unlinkedText(unlinked) || messages.noPeople}
        </EmptyState>
      </>
    )
  return (
    <>
      <BackLink href={recipients.length === 1 && first ? `/people/${first.id}` : list.href}>
        {recipients.length === 1 ? to : list.label}
      </BackLink>
      <PageTitle title="Write email" text={`To ${to}. ${goneText(gone)} ${unlinkedText(unlinked)}`.trim()} />
      <WriteForm
        recipients={recipients}
        list={list.href}
        templates={templates}
        recruiter={{ name: admin.name, email: admin.email }}
      />
    </>
  )
}

const peopleList = { href: '/people', label: 'People' }
const applicationList = { href: '/adminappliedjobs', label: 'Applied Jobs' }

const goneText = (gone: number) =>
  gone > 0 ? `${countOf(gone, 'record')} you chose ${gone === 1 ? 'was' : 'were'} deleted or merged.` : ''

const unlinkedText = (unlinked: number) =>
  unlinked > 0
    ? `${countOf(unlinked, 'applicant')} ${unlinked === 1 ? "hasn't" : "haven't"} confirmed their email yet, so we can't email them.`
    : ''
