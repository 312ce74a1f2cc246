'use client'

import { Check, X } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { useAnnounce } from '@/components/back-office/status-message'
import { useFocusHome } from '@/components/back-office/use-focus-home'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { callApi } from '@/lib/api/client'
import { moderationMessages } from '@/lib/postings/messages'

type PostingDecisionProps = { id: number; jobTitle: string; company: string; isConfirmed: boolean }
type Decision = 'approved' | 'rejected'

/** Approve and reject for one pending posting (spec §4), each asked about first. */
export function PostingDecision({ id, jobTitle, company, isConfirmed }: PostingDecisionProps) {
  const router = useRouter()
  const announce = useAnnounce()
  const [asked, setAsked] = useState<Decision | null>(null)
  const [isBusy, setBusy] = useState(false)
  const buttons = useRef<HTMLDivElement>(null)
  useFocusHome(buttons)
  const isApproval = asked === 'approved'
  const question = isApproval ? moderationMessages.askApprove : moderationMessages.askReject

  async function decide(status: Decision) {
    setBusy(true)
    try {
      const { isOk, message } = await callApi('/hire-from-us', { method: 'PUT', json: { hireFromUsId: id, status } })
      announce(isOk ? { tone: 'success', text: moderationMessages[status] } : { tone: 'error', text: message })
      router.refresh()
    } catch {
      announce({ tone: 'error', text: moderationMessages.failure })
    }
    setBusy(false)
    setAsked(null)
  }

  const button = 'grid size-11 place-items-center rounded-control border border-edge bg-raised'
  return (
    <div ref={buttons} className="flex gap-2">
      <button
        type="button"
        onClick={() => setAsked('approved')}
        aria-label={`Approve ${jobTitle}, ${company}`}
        title="Approve"
        className={`${button} text-success hover:border-success hover:bg-success-soft`}
      >
        <Check aria-hidden className="size-5" />
      </button>
      <button
        type="button"
        onClick={() => setAsked('rejected')}
        aria-label={`Reject ${jobTitle}, ${company}`}
        title="Reject"
        className={`${button} text-danger hover:border-danger hover:bg-danger-soft`}
      >
        <X aria-hidden className="size-5" />
      </button>
      <ConfirmDialog
        title={`${jobTitle}, ${company}`}
        question={isApproval && !isConfirmed ? `${moderationMessages.unconfirmed} ${question}` : question}
        confirmLabel={isApproval ? 'Approve' : 'Reject'}
        look={isApproval ? 'primary' : 'danger'}
        isOpen={asked !== null}
        isBusy={isBusy}
        onConfirm={() => asked && decide(asked)}
        onClose={() => setAsked(null)}
      />
    </div>
  )
}
