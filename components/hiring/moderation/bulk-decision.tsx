'use client'

import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { SelectAllRows, type Selectable, useSelection } from '@/components/console/lists/row-selection'
import { useUndo } from '@/components/hiring/decisions/use-undo'
import { ReasonDialog } from '@/components/hiring/moderation/reason-dialog'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { useAction } from '@/components/ui/use-action'
import { type ApiResponse, callApi } from '@/lib/api/client'
import { undoPath } from '@/lib/hiring/moderation/format'
import { moderationMessages } from '@/lib/hiring/moderation/messages'
import type { DecisionResult } from '@/lib/hiring/moderation/schema'
import { countOf } from '@/lib/platform/numbers'

type Decision = 'approved' | 'rejected'
type Decided = { results: DecisionResult[] }
type Failure = { id: number; name: string; message: string }

export function BulkDecision() {
  const offerUndo = useUndo()
  const { selectable, selected, select } = useSelection()
  const [confirming, setConfirming] = useState<Decision | null>(null)
  const [refused, setRefused] = useState<Failure[]>([])
  const title = countOf(selected.length, 'posting')
  const close = () => setConfirming(null)

  const decide = (status: Decision, reason = '') => {
    const postings = selected.map(({ id, version }) => ({ hireFromUsId: id, version }))
    const json = { postings, status, ...(reason && { reason }) }
    return callApi<Decided>('/hire-from-us/decisions', { method: 'POST', json })
  }
  function show({ data: { results } }: ApiResponse<Decided>, status: Decision): undefined {
    const decided = results.flatMap(({ hireFromUsId: id, version }) =>
      version === null ? [] : [{ name: nameOf(id), path: undoPath(id, version) }],
    )
    setRefused(refusedOf(results, selected))
    select([])
    if (decided.length > 0) offerUndo(moderationMessages.several(decided.length, status), decided)
  }
  const nameOf = (id: number) => selected.find((posting) => posting.id === id)?.name ?? ''
  const approval = useAction({
    call: () => decide('approved'),
    done: (response) => show(response, 'approved'),
    failed: () => moderationMessages.failure,
  })

  return (
    <div className="mb-2 space-y-2">
      <Refused refused={refused} onClose={() => setRefused([])} />
      {selectable.length > 0 && (
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-3 pl-2.5 md:pl-4.25 lg:min-h-9">
          <SelectAllRows what="pending on this page" />
          {selected.length > 0 && (
            <div className="flex flex-wrap items-center gap-3">
              <Button
                look="secondary"
                onClick={() => setConfirming('approved')}
                className="text-sm! lg:min-h-9! lg:px-3! lg:py-1!"
              >
                <Check aria-hidden className="size-5 text-success" /> Approve {selected.length}
                <span className="sr-only"> selected</span>
              </Button>
              <Button
                look="secondary"
                onClick={() => setConfirming('rejected')}
                className="text-sm! lg:min-h-9! lg:px-3! lg:py-1!"
              >
                <X aria-hidden className="size-5 text-danger" /> Reject {selected.length}
                <span className="sr-only"> selected</span>
              </Button>
            </div>
          )}
        </div>
      )}
      <ConfirmDialog
        title={`Approve ${title}`}
        question={moderationMessages.askApproveSeveral}
        confirmLabel="Approve"
        look="primary"
        isOpen={confirming === 'approved'}
        isBusy={approval.isBusy}
        onConfirm={() => approval.act().then(close)}
        onClose={close}
      />
      <ReasonDialog
        kind="reject"
        title={`Reject ${title}`}
        question={moderationMessages.askRejectSeveral}
        isOpen={confirming === 'rejected'}
        call={(reason) => decide('rejected', reason)}
        done={(response) => show(response, 'rejected')}
        onClose={close}
      />
    </div>
  )
}

function refusedOf(results: DecisionResult[], postings: Selectable[]): Failure[] {
  return results
    .filter(({ isDecided }) => !isDecided)
    .map(({ hireFromUsId, message }) => ({
      id: hireFromUsId,
      name: postings.find(({ id }) => id === hireFromUsId)?.name ?? '',
      message,
    }))
}

function Refused({ refused, onClose }: { refused: Failure[]; onClose: () => void }) {
  return (
    <div role="alert">
      {refused.length > 0 && (
        <div className="flex items-start justify-between gap-4 rounded-control bg-danger-soft px-4 py-3 text-danger">
          <ul className="min-w-0 space-y-1 break-words">
            {refused.map(({ id, name, message }) => (
              <li key={id}>
                <strong>{name}:</strong> {message}
              </li>
            ))}
          </ul>
          <button type="button" onClick={onClose} aria-label="Close" className="-m-2 grid size-11 place-items-center">
            <X aria-hidden className="size-5" />
          </button>
        </div>
      )}
    </div>
  )
}
