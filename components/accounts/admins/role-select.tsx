'use client'

import { useState } from 'react'
import { ConfirmedAction } from '@/components/ui/confirmed-action'
import { adminMessages } from '@/lib/accounts/admins/messages'
import { callApi } from '@/lib/api/client'
import { adminRoles, roleLabel } from '@/lib/auth/roles'
import type { AdminRole } from '@/lib/generated/prisma/enums'

const phrases = { OWNER: 'an owner', RECRUITER: 'a recruiter', EDITOR: 'an editor' } as const
type RoleSelectProps = { id: number; name: string; role: AdminRole; isOwn: boolean }

export function RoleSelect({ id, name, role, isOwn }: RoleSelectProps) {
  const [chosen, setChosen] = useState<AdminRole | null>(null)
  if (isOwn) return roleLabel(role)
  return (
    <ConfirmedAction
      call={() => callApi(`/api/admins/${id}`, { method: 'PATCH', json: { role: chosen } })}
      title="Change role"
      question={chosen ? adminMessages.askRole(name, phrases[chosen]) : ''}
      confirmLabel="Change"
      look="primary"
      done={adminMessages.roleChanged}
      failed={adminMessages.notChanged}
      onClose={() => setChosen(null)}
      button={(ask) => (
        <RoleField
          name={name}
          value={chosen ?? role}
          onChange={(value) => {
            setChosen(value)
            ask()
          }}
        />
      )}
    />
  )
}

type RoleFieldProps = { name: string; value: AdminRole; onChange: (role: AdminRole) => void }

export function RoleField({ name, value: current, onChange }: RoleFieldProps) {
  return (
    <select
      aria-label={`Role of ${name}`}
      value={current}
      onChange={(event) => onChange(event.target.value as AdminRole)}
      className="min-h-11 rounded-control border border-edge bg-raised px-2 md:min-h-9"
    >
      {adminRoles.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
