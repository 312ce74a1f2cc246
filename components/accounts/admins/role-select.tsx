'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useAnnounce } from '@/components/console/lists/status-message'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { adminMessages } from '@/lib/accounts/admins/messages'
import { callApi } from '@/lib/api/client'
import { adminRoles, roleLabel } from '@/lib/auth/roles'
import type { AdminRole } from '@/lib/generated/prisma/enums'

const phrases = { OWNER: 'an owner', RECRUITER: 'a recruiter', EDITOR: 'an editor' } as const
type RoleSelectProps = { id: number; name: string; role: AdminRole; isOwn: boolean }

export function RoleSelect({ id, name, role, isOwn }: RoleSelectProps) {
  const router = useRouter()
  const announce = useAnnounce()
  const [chosen, setChosen] = useState<AdminRole | null>(null)
  const [isBusy, setBusy] = useState(false)
  if (isOwn) return roleLabel(role)

  async function change() {
    setBusy(true)
    const response = await callApi(`/api/admins/${id}`, { method: 'PATCH', json: { role: chosen } }).catch(() => null)
    announce(
      response?.isOk
        ? { tone: 'success', text: adminMessages.roleChanged }
        : { tone: 'error', text: response?.message || adminMessages.notChanged },
    )
    setBusy(false)
    setChosen(null)
    router.refresh()
  }

  return (
    <>
      <select
        aria-label={`Role of ${name}`}
        value={chosen ?? role}
        onChange={(event) => setChosen(event.target.value as AdminRole)}
        className="min-h-11 rounded-control border border-edge bg-raised px-2 md:min-h-9"
      >
        {adminRoles.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ConfirmDialog
        title="Change the role"
        question={chosen ? adminMessages.askRole(name, phrases[chosen]) : ''}
        confirmLabel="Change"
        look="primary"
        isOpen={chosen !== null}
        isBusy={isBusy}
        onConfirm={change}
        onClose={() => setChosen(null)}
      />
    </>
  )
}
