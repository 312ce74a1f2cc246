'use client'

import { Check, X } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { rowAction, rowActionWord } from '@/components/back-office/row-action'
import { useAnnounce } from '@/components/back-office/status-message'
import { useFocusHome } from '@/components/back-office/use-focus-home'
import { callApi } from '@/lib/api/client'
import type { WireComment } from '@/lib/comments/format'
import { moderationMessages } from '@/lib/comments/messages'

type Decision = 'approved' | 'rejected'

export function DecideComment({ comment: { id, state, name, blogTitle } }: { comment: WireComment }) {
  const router = useRouter()
  const announce = useAnnounce()
  const [busyWith, setBusyWith] = useState<Decision | null>(null)
  const part = useRef<HTMLDivElement>(null)
  useFocusHome(part)

  async function decide(decision: Decision) {
    if (busyWith) return
    setBusyWith(decision)
    const response = await callApi(`/api/comments/${id}`, { method: 'PATCH', json: { state: decision } }).catch(
      () => null,
    )
    setBusyWith(null)
    const text = response?.isOk ? moderationMessages[decision] : moderationMessages.notDecided
    announce({ tone: response?.isOk ? 'success' : 'error', text })
    // A comment that somebody else has deleted goes as well.
    if (response?.isOk || response?.status === 404) router.refresh()
  }

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
          aria-disabled={busyWith !== null}
          onClick={() => decide('approved')}
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
          aria-disabled={busyWith !== null}
          onClick={() => decide('rejected')}
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
