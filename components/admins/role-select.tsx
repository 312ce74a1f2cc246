'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useAnnounce } from '@/components/back-office/status-message'
import { adminMessages } from '@/lib/admins/messages'
import { callApi } from '@/lib/api/client'
import { adminRoles } from '@/lib/auth/roles'
import type { AdminRole } from '@/lib/generated/prisma/enums'

type RoleSelectProps = { id: number; name: string; role: AdminRole; isOwn: boolean }

/** An admin's role, changed as soon as another is chosen. */
export function RoleSelect({ id, name, role, isOwn }: RoleSelectProps) {
  const router = useRouter()
  const announce = useAnnounce()
  const [shown, setShown] = useState(role)
  if (isOwn) return adminRoles.find(({ value }) => value === role)?.label

  async function change(next: AdminRole) {
    setShown(next)
    const answer = await callApi(`/api/admins/${id}`, { method: 'PATCH', json: { role: next } }).catch(() => null)
    if (!answer?.isOk) setShown(role)
    announce(
      answer?.isOk
        ? { tone: 'success', text: adminMessages.roleChanged }
        : { tone: 'error', text: answer?.message || adminMessages.notChanged },
    )
    router.refresh()
  }

  return (
    <select
      aria-label={`Role of ${name}`}
      value={shown}
      onChange={(event) => change(event.target.value as AdminRole)}
      className="min-h-11 rounded-control border border-edge bg-raised px-3"
    >
      {adminRoles.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
