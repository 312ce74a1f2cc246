'use client'

import { Send } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { rowAction, rowActionWord } from '@/components/back-office/row-action'
import { useAnnounce } from '@/components/back-office/status-message'
import { adminMessages } from '@/lib/admins/messages'
import type { NewInvitation } from '@/lib/admins/schema'
import { callApi } from '@/lib/api/client'

export function ResendInvitation(json: NewInvitation) {
  const router = useRouter()
  const announce = useAnnounce()
  const [isBusy, setBusy] = useState(false)

  async function resend() {
    setBusy(true)
    const response = await callApi('/api/admins/invitations', { method: 'POST', json }).catch(() => null)
    setBusy(false)
    const text = response?.message || adminMessages.notInvited
    announce({ tone: response?.isOk ? 'success' : 'error', text })
    router.refresh()
  }

  return (
    <button type="button" aria-disabled={isBusy} onClick={() => !isBusy && resend()} className={rowAction()}>
      <Send aria-hidden className="size-4" />
      <span className={rowActionWord}>Send again</span>
      <span className="sr-only"> to {json.name}</span>
    </button>
  )
}
