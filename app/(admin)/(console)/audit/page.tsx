import type { Metadata } from 'next'
import Link from 'next/link'
import { AuditTable } from '@/components/audit/audit-table'
import { EmptyState } from '@/components/back-office/empty-state'
import { ListToolbar } from '@/components/back-office/list-toolbar'
import { PageTitle } from '@/components/back-office/page-title'
import { PageLinks } from '@/components/ui/page-links'
import { actionLabel } from '@/lib/audit/format'
import { actorGroups, auditList } from '@/lib/audit/list'
import { listAuditChoices, listAuditEntries } from '@/lib/audit/queries'
import { requireAdmin } from '@/lib/auth/guards'

export const metadata: Metadata = {
  title: 'Audit trail',
  description: 'Who did what to which row, and when.',
  robots: { index: false },
}

export default async function AuditPage({ searchParams }: PageProps<'/audit'>) {
  const owner = await requireAdmin('/audit')
  const current = auditList.read(await searchParams)
  const { entries, total, page, pages } = await listAuditEntries(owner, current)
  const { actions, admins } = await listAuditChoices(owner)
  const actors = [
    ...admins.map(({ id, name, email }) => ({ value: `admin-${id}`, label: name || email })),
    ...actorGroups,
  ]
  return (
    <>
      <PageTitle title="Audit trail" text={total === 1 ? '1 entry' : `${total.toLocaleString('en-US')} entries`} />
      <ListToolbar
        list={auditList}
        current={current}
        searches="who or what"
        filters={[
          {
            name: 'action',
            label: 'Action',
            options: actions.map((value) => ({ value, label: actionLabel(value) })),
            isSelect: true,
          },
          { name: 'actor', label: 'Who', options: actors, isSelect: true },
        ]}
        csvPath="/api/exports/audit"
      />
      {entries.length > 0 ? <AuditTable entries={entries} sorting={{ list: auditList, current }} /> : <NoEntries />}
      <PageLinks page={page} pages={pages} hrefOf={(next) => auditList.hrefOf(current, { page: next })} />
    </>
  )
}

function NoEntries() {
  return (
    <EmptyState title="No records found.">
      Nobody has done anything like that.{' '}
      <Link href="/audit" className="font-medium text-accent underline underline-offset-4">
        Show all entries
      </Link>
    </EmptyState>
  )
}
