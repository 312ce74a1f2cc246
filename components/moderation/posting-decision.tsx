'use client'

import { Check, Reply, X } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { useAnnounce } from '@/components/back-office/status-message'
import { useFocusHome } from '@/components/back-office/use-focus-home'
import { RejectDialog } from '@/components/moderation/reject-dialog'
import { SendBackDialog } from '@/components/moderation/send-back-dialog'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { callApi } from '@/lib/api/client'
import { moderationMessages } from '@/lib/moderation/messages'

type PostingDecisionProps = {
  id: number
  version: number
  jobTitle: string
  company: string
  isConfirmed: boolean
  /** With the words beside the icons. */
  isWide?: boolean
}
type Decision = 'approved' | 'rejected' | 'returned'

/** Approve, reject (requirements §4) and send back with questions for one pending posting, each asked about first. */
export function PostingDecision({ id, version, jobTitle, company, isConfirmed, isWide }: PostingDecisionProps) {
  const router = useRouter()
  const announce = useAnnounce()
  const [asked, setAsked] = useState<Decision | null>(null)
  const [isBusy, setBusy] = useState(false)
  const buttons = useRef<HTMLDivElement>(null)
  useFocusHome(buttons)
  const title = `${jobTitle}, ${company}`

  async function decide(status: Decision, reason = '') {
    setBusy(true)
    try {
      const json = { hireFromUsId: id, version, status, ...(reason && { reason }) }
      const { isOk, message } = await callApi('/hire-from-us', { method: 'PUT', json })
      announce(isOk ? { tone: 'success', text: moderationMessages[status] } : { tone: 'error', text: message })
      router.refresh()
    } catch {
      announce({ tone: 'error', text: moderationMessages.failure })
    }
    setBusy(false)
    setAsked(null)
  }

  const button = `flex min-h-11 items-center justify-center gap-2 rounded-control border border-edge bg-raised font-semibold ${isWide ? 'px-5' : 'w-11'}`
  return (
    <div ref={buttons} className={`flex gap-2 ${isWide ? 'flex-wrap' : ''}`}>
      <button
        type="button"
        onClick={() => setAsked('approved')}
        aria-label={`Approve ${title}`}
        title="Approve"
        className={`${button} text-success hover:border-success hover:bg-success-soft`}
      >
        <Check aria-hidden className="size-5" /> {isWide && 'Approve'}
      </button>
      <button
        type="button"
        onClick={() => setAsked('rejected')}
        aria-label={`Reject ${title}`}
        title="Reject"
        className={`${button} text-danger hover:border-danger hover:bg-danger-soft`}
      >
        <X aria-hidden className="size-5" /> {isWide && 'Reject'}
      </button>
      <button
        type="button"
        onClick={() => setAsked('returned')}
        aria-label={`Send back ${title}`}
        title="Send back with questions"
        className={`${button} hover:bg-sunken`}
      >
        <Reply aria-hidden className="size-5" /> {isWide && 'Send back'}
      </button>
      <ConfirmDialog
        title={title}
        question={[!isConfirmed && moderationMessages.unconfirmed, moderationMessages.askApprove]
          .filter(Boolean)
          .join(' ')}
        confirmLabel="Approve"
        look="primary"
        isOpen={asked === 'approved'}
        isBusy={isBusy}
        onConfirm={() => decide('approved')}
        onClose={() => setAsked(null)}
      />
      <RejectDialog
        title={title}
        question={moderationMessages.askReject}
        isOpen={asked === 'rejected'}
        isBusy={isBusy}
        onReject={(reason) => decide('rejected', reason)}
        onClose={() => setAsked(null)}
      />
      <SendBackDialog
        title={title}
        isOpen={asked === 'returned'}
        isBusy={isBusy}
        onSendBack={(questions) => decide('returned', questions)}
        onClose={() => setAsked(null)}
      />
    </div>
  )
}
