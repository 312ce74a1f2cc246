'use client'

import { Send } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useAnnounce } from '@/components/back-office/status-message'
import { Button } from '@/components/ui/button'
import { adminMessages } from '@/lib/admins/messages'
import type { NewInvitation } from '@/lib/admins/schema'
import { callApi } from '@/lib/api/client'

/** Sends an invitation anew: its link replaces the older one and works for another seven days. */
export function ResendInvitation(json: NewInvitation) {
  const router = useRouter()
  const announce = useAnnounce()
  const [isBusy, setBusy] = useState(false)

  async function resend() {
    setBusy(true)
    const answer = await callApi('/api/admins/invitations', { method: 'POST', json }).catch(() => null)
    setBusy(false)
    const text = answer?.message || adminMessages.notInvited
    announce({ tone: answer?.isOk ? 'success' : 'error', text })
    router.refresh()
  }

  return (
    <Button look="secondary" isBusy={isBusy} onClick={resend} className="px-3.5">
      {!isBusy && <Send aria-hidden className="size-4" />}
      Send again
      <span className="sr-only"> to {json.name}</span>
    </Button>
  )
}
