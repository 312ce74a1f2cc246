'use client'

import { Ban, Check, RotateCcw, X } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useAnnounce } from '@/components/console/lists/status-message'
import { ReasonDialog } from '@/components/hiring/moderation/reason-dialog'
import { RejectDialog } from '@/components/hiring/moderation/reject-dialog'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { callApi } from '@/lib/api/client'
import { moderationMessages } from '@/lib/hiring/moderation/messages'
import { commonEnds } from '@/lib/hiring/moderation/schema'
import { handlingMessages } from '@/lib/jobs/reports/messages'

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

type TakeDownProps = { id: number; version: number; jobTitle: string; company: string }

export function TakeDown({ id, version, jobTitle, company }: TakeDownProps) {
  const router = useRouter()
  const announce = useAnnounce()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function takeDown(reason: string) {
    setBusy(true)
    const json = { hireFromUsId: id, version, status: 'taken-down', reason }
    const response = await callApi('/hire-from-us', { method: 'PUT', json }).catch(() => null)
    setBusy(false)
    setOpen(false)
    if (response?.isOk) announce({ tone: 'success', text: moderationMessages['taken-down'] })
    else announce({ tone: 'error', text: response?.message || moderationMessages.failure })
    router.refresh()
  }

  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        <Ban aria-hidden className="size-5" /> Take down
      </Button>
      <ReasonDialog
        title={`${jobTitle}, ${company}`}
        question={moderationMessages.askTakeDown}
        action="Take down"
        label="Reason"
        missing={moderationMessages.takingDownUnexplained}
        look="danger"
        starters={{ legend: 'Reasons to start from', sentences: commonEnds }}
        isOpen={isOpen}
        isBusy={isBusy}
        onDecide={takeDown}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

type HandleReportProps = { id: number; label: string; isHandled: boolean }

/** Marks one report of a posting as handled, or opens it again. One button, so that it keeps the focus. */
export function HandleReport({ id, label, isHandled }: HandleReportProps) {
  const router = useRouter()
  const announce = useAnnounce()
  const [isBusy, setBusy] = useState(false)
  const Icon = isHandled ? RotateCcw : Check

  async function change() {
    setBusy(true)
    const json = { isHandled: !isHandled }
    const response = await callApi(`/api/reports/${id}`, { method: 'PATCH', json }).catch(() => null)
    setBusy(false)
    if (!response?.isOk) return announce({ tone: 'error', text: response?.message || handlingMessages.failure })
    announce({ tone: 'success', text: isHandled ? handlingMessages.reopened : handlingMessages.handled })
    router.refresh()
  }

  return (
    <Button look={isHandled ? 'quiet' : 'secondary'} isBusy={isBusy} onClick={change}>
      <Icon aria-hidden className="size-5" /> {isHandled ? 'Open again' : 'Mark as handled'}
      <span className="sr-only">: {label}</span>
    </Button>
  )
}
