'use client'

import { Check, Reply, X } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { createContext, useContext, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { rowAction, rowActionWord } from '@/components/console/lists/row-action'
import { useAnnounce, useDefer } from '@/components/console/lists/status-message'
import { useFocusHome } from '@/components/console/lists/use-focus-home'
import { ReasonDialog } from '@/components/hiring/moderation/reason-dialog'
import { RejectDialog } from '@/components/hiring/moderation/reject-dialog'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { callApi } from '@/lib/api/client'
import { moderationMessages } from '@/lib/hiring/moderation/messages'
import { commonQuestions } from '@/lib/hiring/moderation/schema'

export const QueueContext = createContext(false)

type PostingDecisionProps = {
  id: number
  version: number
  jobTitle: string
  company: string
  isConfirmed: boolean
  isWide?: boolean
}
type Decision = 'approved' | 'rejected' | 'returned'

export function PostingDecision({ id, version, jobTitle, company, isConfirmed, isWide }: PostingDecisionProps) {
  const router = useRouter()
  const announce = useAnnounce()
  const defer = useDefer()
  const isQueue = useContext(QueueContext)
  const [asked, setAsked] = useState<Decision | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isDecided, setDecided] = useState(false)
  const [problem, setProblem] = useState('')
  const buttons = useRef<HTMLDivElement>(null)
  useFocusHome(buttons)
  const title = `${jobTitle}, ${company}`

  async function decide(status: Decision, reason = '') {
    setBusy(true)
    const json = { hireFromUsId: id, version, status, ...(reason && { reason }) }
    const response = await callApi('/hire-from-us', { method: 'PUT', json, keepalive: true }).catch(() => null)
    setBusy(false)
    const failure = response?.message || moderationMessages.failure
    if (response?.isOk) announce({ tone: 'success', text: moderationMessages[status] })
    else if (reason) return setProblem(failure)
    else {
      announce({ tone: 'error', text: `${title}: ${failure}` })
      // The next key is to find this row again, not the one after it.
      flushSync(() => setDecided(false))
      if (isQueue) buttons.current?.closest<HTMLElement>('[data-row]')?.focus()
    }
    setAsked(null)
    if (response) router.refresh()
  }

  /** What was written stays in its dialog until that is closed; the row may be gone then. */
  function close() {
    setAsked(null)
    if (problem) router.refresh()
    setProblem('')
  }

  function approve() {
    if (!isQueue) return setAsked('approved')
    // At once, so that the next key already finds the next row.
    flushSync(() => setDecided(true))
    defer({
      text: `${jobTitle} is approved.`,
      act: () => void decide('approved'),
      undo: () => setDecided(false),
    })
  }

  const look = (tone: 'success' | 'danger' | 'plain') =>
    isWide
      ? `flex min-h-11 items-center justify-center gap-2 rounded-control border border-edge bg-raised px-5 font-semibold hover:bg-sunken ${colours[tone]}`
      : rowAction(tone)
  const word = isWide ? undefined : rowActionWord
  return (
    <div ref={buttons} className={`flex ${isWide ? 'flex-wrap gap-2' : 'max-md:flex-wrap max-md:gap-2'}`}>
      {isDecided && <span data-decided hidden />}
      <button
        type="button"
        onClick={approve}
        aria-label={`Approve ${title}`}
        title="Approve (a)"
        data-key="a"
        data-key-text="Approve, and on to the next"
        className={look('success')}
      >
        <Check aria-hidden className="size-5 shrink-0" /> <span className={word}>Approve</span>
      </button>
      <button
        type="button"
        onClick={() => setAsked('rejected')}
        aria-label={`Reject ${title}`}
        title="Reject (r)"
        data-key="r"
        data-key-text="Reject, for a reason"
        className={look('danger')}
      >
        <X aria-hidden className="size-5 shrink-0" /> <span className={word}>Reject</span>
      </button>
      <button
        type="button"
        onClick={() => setAsked('returned')}
        aria-label={`Send back ${title}`}
        title="Send back with questions (s)"
        data-key="s"
        data-key-text="Send back with questions"
        className={look('plain')}
      >
        <Reply aria-hidden className="size-5 shrink-0" /> <span className={word}>Send back</span>
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
        problem={problem}
        onReject={(reason) => decide('rejected', reason)}
        onClose={close}
      />
      <SendBackDialog
        title={title}
        isOpen={asked === 'returned'}
        isBusy={isBusy}
        problem={problem}
        onSendBack={(questions) => decide('returned', questions)}
        onClose={close}
      />
    </div>
  )
}

const colours = { success: 'text-success', danger: 'text-danger', plain: '' } as const

type SendBackDialogProps = {
  title: string
  isOpen: boolean
  isBusy: boolean
  problem: string
  onSendBack: (questions: string) => void
  onClose: () => void
}

function SendBackDialog({ onSendBack, ...dialog }: SendBackDialogProps) {
  return (
    <ReasonDialog
      {...dialog}
      question={moderationMessages.askSendBack}
      action="Send back"
      label="Questions"
      missing={moderationMessages.questionsMissing}
      look="primary"
      starters={{ legend: 'Questions to start from', sentences: commonQuestions }}
      onDecide={onSendBack}
    />
  )
}
