'use client'

import { Check, Trash2, X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { rowAction, rowActionWord } from '@/components/console/lists/row-action'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { useAction } from '@/components/ui/use-action'
import { useFocusHome } from '@/components/ui/use-focus-home'
import { callApi } from '@/lib/api/client'
import type { WireComment } from '@/lib/content/comments/format'
import { moderationMessages } from '@/lib/content/comments/messages'
import type { Decision } from '@/lib/content/comments/schema'

type OneDecision = Exclude<Decision, 'deleted'>

export function DecideComment({ comment: { id, state, name, blogTitle } }: { comment: WireComment }) {
  const part = useRef<HTMLDivElement>(null)
  useFocusHome(part)
  const { act, isBusy } = useAction({
    call: (decision: OneDecision) => callApi(`/api/comments/${id}`, { method: 'PATCH', json: { state: decision } }),
    done: (_response, decision) => moderationMessages[decision],
    failed: () => moderationMessages.notDecided,
  })

  const whose = (
    <span className="sr-only">
      {' '}
      {name} on {blogTitle}
    </span>
  )
  return (
    <div ref={part} className="flex flex-1 gap-2 max-md:flex-wrap md:flex-none md:gap-0">
      {state !== 'approved' && (
        <button
          type="button"
          aria-disabled={isBusy}
          onClick={() => act('approved')}
          data-key="a"
          data-key-text="Approve"
          className={rowAction('success')}
        >
          <Check aria-hidden className="size-4.5" />
          <span className={rowActionWord}>Approve</span>
          {whose}
        </button>
      )}
      {state !== 'rejected' && (
        <button
          type="button"
          aria-disabled={isBusy}
          onClick={() => act('rejected')}
          data-key="r"
          data-key-text="Reject"
          className={rowAction('danger')}
        >
          <X aria-hidden className="size-4.5" />
          <span className={rowActionWord}>Reject</span>
          {whose}
        </button>
      )}
    </div>
  )
}

const decisions = [
  { decision: 'approved', label: 'Approve', icon: Check, color: 'text-success' },
  { decision: 'rejected', label: 'Reject', icon: X, color: 'text-danger' },
  { decision: 'deleted', label: 'Delete', icon: Trash2, color: 'text-danger' },
] as const

export function CommentSelection({ children }: { children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null)
  const [ids, setIds] = useState<number[]>([])
  const [isAsking, setAsking] = useState(false)
  const boxes = () => [...(form.current?.querySelectorAll<HTMLInputElement>('input[name=id]') ?? [])]
  const read = () => setIds(boxes().flatMap((box) => (box.checked ? [Number(box.value)] : [])))

  function tickAll(isTicked: boolean) {
    for (const box of boxes()) box.checked = isTicked
    read()
  }

  const { act, busyWith } = useAction({
    call: (decision: Decision) =>
      callApi<{ done: number }>('/api/comments/decisions', { method: 'POST', json: { ids, decision } }),
    done: ({ data }, decision) => {
      tickAll(false)
      return moderationMessages.several(data.done, decision)
    },
    failed: () => moderationMessages.notSeveral,
  })

  return (
    <form ref={form} onChange={read} onSubmit={(event) => event.preventDefault()} aria-label="Selected comments">
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-3 pl-2.5 lg:min-h-9">
        <label className="-m-2.5 inline-flex min-h-11 cursor-pointer items-center gap-2.5 p-2.5 text-sm">
          <input
            type="checkbox"
            checked={ids.length > 0 && ids.length === boxes().length}
            onChange={(event) => tickAll(event.target.checked)}
            className="size-5 accent-accent"
          />
          Select all on this page
        </label>
        {ids.length > 0 && (
          <div className="flex flex-wrap gap-3">
            {decisions.map(({ decision, label, icon: Icon, color }) => (
              <Button
                key={decision}
                look="secondary"
                isBusy={busyWith === decision}
                onClick={() => (decision === 'deleted' ? setAsking(true) : act(decision))}
                className="px-3.5"
              >
                <Icon aria-hidden className={`size-5 ${color}`} /> {label} {ids.length}
                <span className="sr-only"> selected</span>
              </Button>
            ))}
          </div>
        )}
      </div>
      {children}
      <ConfirmDialog
        title="Delete comments"
        question={moderationMessages.askDelete(ids.length)}
        confirmLabel="Delete"
        isOpen={isAsking}
        isBusy={busyWith === 'deleted'}
        onConfirm={() => act('deleted').then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </form>
  )
}
