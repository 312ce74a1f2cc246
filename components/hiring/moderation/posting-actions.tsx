'use client'

import { Ban, Check, RotateCcw, X } from 'lucide-react'
import { useState } from 'react'
import { ReasonDialog } from '@/components/hiring/moderation/reason-dialog'
import { Button } from '@/components/ui/button'
import { ConfirmedAction } from '@/components/ui/confirmed-action'
import { useAction } from '@/components/ui/use-action'
import { callApi } from '@/lib/api/client'
import { moderationMessages } from '@/lib/hiring/moderation/messages'
import { handlingMessages } from '@/lib/jobs/reports/messages'

type RevisionActionsProps = { id: number; version: number; changeVersion: number; title: string }

export function RevisionActions({ id, version, changeVersion, title }: RevisionActionsProps) {
  const [isRejecting, setRejecting] = useState(false)
  const decide = (json: { status: 'approved' } | { status: 'rejected'; reason: string }) =>
    callApi(`/api/postings/${id}/revision`, { method: 'PUT', json: { version, changeVersion, ...json } })
  return (
    <div className="flex flex-wrap gap-2">
      <ConfirmedAction
        call={() => decide({ status: 'approved' })}
        title={title}
        question={moderationMessages.askApproveRevision}
        confirmLabel="Approve"
        look="primary"
        done={moderationMessages.revisionApproved}
        failed={moderationMessages.failure}
        button={(ask) => (
          <Button look="secondary" onClick={ask}>
            <Check aria-hidden className="size-5 text-success" /> Approve change
          </Button>
        )}
      />
      <Button look="secondary" onClick={() => setRejecting(true)}>
        <X aria-hidden className="size-5 text-danger" /> Reject change
      </Button>
      <ReasonDialog
        kind="reject"
        title={title}
        question={moderationMessages.askRejectRevision}
        isOpen={isRejecting}
        call={(reason) => decide({ status: 'rejected', reason })}
        done={moderationMessages.revisionRejected}
        onClose={() => setRejecting(false)}
      />
    </div>
  )
}

type TakeDownProps = { id: number; version: number; jobTitle: string; company: string }

export function TakeDown({ id, version, jobTitle, company }: TakeDownProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        <Ban aria-hidden className="size-5" /> Take down
      </Button>
      <ReasonDialog
        kind="take-down"
        title={`${jobTitle}, ${company}`}
        question={moderationMessages.askTakeDown}
        isOpen={isOpen}
        call={(reason) => {
          const json = { hireFromUsId: id, version, status: 'taken-down', reason }
          return callApi('/hire-from-us', { method: 'PUT', json })
        }}
        done={moderationMessages['taken-down']}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

type HandleReportProps = { id: number; label: string; isHandled: boolean }

/** Marks a report as handled or reopens it. A single button, so it keeps the focus. */
export function HandleReport({ id, label, isHandled }: HandleReportProps) {
  const { act, isBusy } = useAction({
    call: () => callApi(`/api/reports/${id}`, { method: 'PATCH', json: { isHandled: !isHandled } }),
    done: isHandled ? handlingMessages.reopened : handlingMessages.handled,
    failed: handlingMessages.failure,
  })
  const Icon = isHandled ? RotateCcw : Check
  return (
    <Button look={isHandled ? 'quiet' : 'secondary'} isBusy={isBusy} onClick={() => act()}>
      <Icon aria-hidden className="size-5" /> {isHandled ? 'Reopen' : 'Mark as resolved'}
      <span className="sr-only">: {label}</span>
    </Button>
  )
}
