'use client'

import { Check, Reply, X } from 'lucide-react'
import { createContext, useContext, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { rowAction, rowActionWord } from '@/components/console/lists/row-action'
import { useUndo } from '@/components/hiring/decisions/use-undo'
import { ReasonDialog } from '@/components/hiring/moderation/reason-dialog'
import { useAnnounce } from '@/components/ui/announce'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { useAction } from '@/components/ui/use-action'
import { useFocusHome } from '@/components/ui/use-focus-home'
import { callApi } from '@/lib/api/client'
import { undoPath } from '@/lib/hiring/moderation/format'
import { moderationMessages } from '@/lib/hiring/moderation/messages'

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
type Versioned = { version: number }

export function PostingDecision({ id, version, jobTitle, company, isConfirmed, isWide }: PostingDecisionProps) {
  const announce = useAnnounce()
  const offerUndo = useUndo()
  const isQueue = useContext(QueueContext)
  const [confirming, setConfirming] = useState<Decision | null>(null)
  const [decidedVersion, setDecided] = useState<number | null>(null)
  const buttons = useRef<HTMLDivElement>(null)
  /** The version after the approval. */
  const approvedAs = useRef(version)
  useFocusHome(buttons)
  const title = `${jobTitle}, ${company}`
  const close = () => setConfirming(null)

  const decide = (status: Decision, reason = '') => {
    const json = { hireFromUsId: id, version, status, ...(reason && { reason }) }
    return callApi<Versioned>('/hire-from-us', { method: 'PUT', json, keepalive: true })
  }
  const approval = useAction({
    call: () => decide('approved'),
    done: ({ data }) => {
      approvedAs.current = data.version
    },
    failed: ({ message }) => `${title}: ${message || moderationMessages.failure}`,
    say: (message) => {
      if (!message) return
      announce(message)
      // Synchronous, so that the next key acts on this row and not on the next one.
      flushSync(() => setDecided(null))
      if (isQueue) buttons.current?.closest<HTMLElement>('[data-row]')?.focus()
    },
  })

  const save = async () => ((await approval.act()) ? undoPath(id, approvedAs.current) : null)
  const offer = (text: string, path: Promise<string | null> | string) => offerUndo(text, [{ name: title, path }])

  function approve() {
    if (!isQueue) return setConfirming('approved')
    // Synchronous, so that the next key acts on the next row.
    flushSync(() => setDecided(version))
    offer(`Approved ${jobTitle}.`, save())
  }

  const look = (tone: 'success' | 'danger' | 'plain') =>
    isWide
      ? `flex min-h-11 items-center justify-center gap-2 rounded-control border border-edge bg-raised px-5 font-semibold hover:bg-sunken ${colors[tone]}`
      : rowAction(tone)
  const word = isWide ? undefined : rowActionWord
  return (
    <div ref={buttons} className={`flex ${isWide ? 'flex-wrap gap-2' : 'max-md:flex-wrap max-md:gap-2'}`}>
      {decidedVersion === version && <span data-decided hidden />}
      <button
        type="button"
        onClick={approve}
        aria-label={`Approve ${title}`}
        title="Approve (a)"
        data-key="a"
        data-key-text="Approve and go to next"
        className={look('success')}
      >
        <Check aria-hidden className="size-5 shrink-0" /> <span className={word}>Approve</span>
      </button>
      <button
        type="button"
        onClick={() => setConfirming('rejected')}
        aria-label={`Reject ${title}`}
        title="Reject (r)"
        data-key="r"
        data-key-text="Reject with a reason"
        className={look('danger')}
      >
        <X aria-hidden className="size-5 shrink-0" /> <span className={word}>Reject</span>
      </button>
      <button
        type="button"
        onClick={() => setConfirming('returned')}
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
        isOpen={confirming === 'approved'}
        isBusy={approval.isBusy}
        onConfirm={async () => {
          const path = await save()
          if (path) offer(moderationMessages.approved, path)
          close()
        }}
        onClose={close}
      />
      <ReasonDialog
        kind="reject"
        title={title}
        question={moderationMessages.askReject}
        isOpen={confirming === 'rejected'}
        call={(reason) => decide('rejected', reason)}
        done={({ data }) => offer(moderationMessages.rejected, undoPath(id, data.version))}
        onClose={close}
      />
      <ReasonDialog
        kind="send-back"
        title={title}
        question={moderationMessages.askSendBack}
        isOpen={confirming === 'returned'}
        call={(questions) => decide('returned', questions)}
        done={({ data }) => offer(moderationMessages.returned, undoPath(id, data.version))}
        onClose={close}
      />
    </div>
  )
}

const colors = { success: 'text-success', danger: 'text-danger', plain: '' } as const
