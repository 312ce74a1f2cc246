import type { Metadata } from 'next'
import { AdminTable } from '@/components/admins/admin-table'
import { InvitationTable } from '@/components/admins/invitation-table'
import { InviteAdmin } from '@/components/admins/invite-admin'
import { PageTitle } from '@/components/back-office/page-title'
import { listAdmins, listInvitations } from '@/lib/admins/queries'
import { requireAdmin } from '@/lib/auth/guards'

export const metadata: Metadata = {
  title: 'Admins',
  description: 'Who may work in the back office, and what each of them may do.',
  robots: { index: false },
}

export default async function AdminsPage() {
  const admin = await requireAdmin('/admins')
  const admins = await listAdmins(admin)
  const invitations = await listInvitations(admin)
  return (
    <>
      <PageTitle title="Admins" text={admins.length === 1 ? '1 admin' : `${admins.length} admins`}>
        <InviteAdmin />
      </PageTitle>
      <AdminTable admins={admins} ownId={admin.id} />
      <h2 className="mt-10 mb-4 text-heading">Open invitations</h2>
      <InvitationTable invitations={invitations} />
    </>
  )
}
