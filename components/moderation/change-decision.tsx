'use client'

import { Check, X } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useAnnounce } from '@/components/back-office/status-message'
import { RejectDialog } from '@/components/moderation/reject-dialog'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { callApi } from '@/lib/api/client'
import { moderationMessages } from '@/lib/moderation/messages'

type ChangeDecisionProps = {
  id: number
  version: number
  changeVersion: number
  title: string
}
type Decision = 'approved' | 'rejected'

const done = { approved: moderationMessages.changeApproved, rejected: moderationMessages.changeRejected }

export function ChangeDecision({ id, version, changeVersion, title }: ChangeDecisionProps) {
  const router = useRouter()
  const announce = useAnnounce()
  const [asked, setAsked] = useState<Decision | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function decide(status: Decision, reason = '') {
    setBusy(true)
    try {
      const json = { version, changeVersion, status, ...(reason && { reason }) }
      const { isOk, message } = await callApi(`/api/postings/${id}/revision`, { method: 'PUT', json })
      announce(isOk ? { tone: 'success', text: done[status] } : { tone: 'error', text: message })
      router.refresh()
    } catch {
      announce({ tone: 'error', text: moderationMessages.failure })
    }
    setBusy(false)
    setAsked(null)
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button look="secondary" onClick={() => setAsked('approved')}>
        <Check aria-hidden className="size-5 text-success" /> Approve change
      </Button>
      <Button look="secondary" onClick={() => setAsked('rejected')}>
        <X aria-hidden className="size-5 text-danger" /> Reject change
      </Button>
      <ConfirmDialog
        title={title}
        question={moderationMessages.askApproveChange}
        confirmLabel="Approve"
        look="primary"
        isOpen={asked === 'approved'}
        isBusy={isBusy}
        onConfirm={() => decide('approved')}
        onClose={() => setAsked(null)}
      />
      <RejectDialog
        title={title}
        question={moderationMessages.askRejectChange}
        isOpen={asked === 'rejected'}
        isBusy={isBusy}
        onReject={(reason) => decide('rejected', reason)}
        onClose={() => setAsked(null)}
      />
    </div>
  )
}
