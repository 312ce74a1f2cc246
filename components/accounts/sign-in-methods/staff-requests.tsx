'use client'

import { useState } from 'react'
import { DeleteRecord } from '@/components/console/lists/delete-record'
import { rowAction, rowActions } from '@/components/console/lists/row-action'
import { SelectField } from '@/components/ui/field'
import { useAction } from '@/components/ui/use-action'
import { methodMessages as messages } from '@/lib/accounts/sign-in-methods/messages'
import { callApi } from '@/lib/api/client'
import { adminRoles } from '@/lib/auth/roles'

/** What an owner can do with someone from the directory who has no role yet. */
export function StaffRequestActions({ id, name }: { id: number; name: string }) {
  const [role, setRole] = useState('RECRUITER')
  const approval = useAction({
    call: () => callApi(`/api/admins/requests/${id}`, { method: 'PUT', json: { role } }),
    done: ({ message }) => message,
    failed: messages.notApproved,
  })
  return (
    <div className={rowActions}>
      <SelectField
        name={`role-${id}`}
        label={`Role of ${name}`}
        options={adminRoles}
        value={role}
        onChange={(event) => setRole(event.target.value)}
      />
      <button type="button" aria-disabled={approval.isBusy} onClick={() => approval.act()} className={rowAction()}>
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
