'use client'

import { useState } from 'react'
import { RoleField } from '@/components/accounts/admins/role-select'
import { DeleteRecord } from '@/components/console/lists/delete-record'
import { rowAction, rowActions } from '@/components/console/lists/row-action'
import { useAction } from '@/components/ui/use-action'
import { methodMessages as messages } from '@/lib/accounts/sign-in-methods/messages'
import { callApi } from '@/lib/api/client'
import type { AdminRole } from '@/lib/generated/prisma/enums'

/** What an owner can do with someone from the directory who has no role yet. */
export function StaffRequestActions({ id, name }: { id: number; name: string }) {
  const [role, setRole] = useState<AdminRole>('RECRUITER')
  const approval = useAction({
    call: () => callApi(`/api/admins/requests/${id}`, { method: 'PUT', json: { role } }),
    done: ({ message }) => message,
    failed: messages.notApproved,
  })
  return (
    <div className={`${rowActions} md:gap-3!`}>
      <RoleField name={name} value={role} onChange={setRole} />
      <button
        type="button"
        aria-disabled={approval.isBusy}
        onClick={() => approval.act()}
        className={`${rowAction()} md:px-2!`}
      >
        Approve
      </button>
      <DeleteRecord
        path={`/api/admins/requests/${id}`}
        title="Decline request"
        label="Decline"
        name={`the request of ${name}`}
        messages={{ question: messages.askDecline, deleted: messages.declined, notDeleted: messages.notDeclined }}
      />
    </div>
  )
}
