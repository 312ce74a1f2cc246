'use client'

import { Check, X } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { useAnnounce } from '@/components/back-office/status-message'
import { useFocusHome } from '@/components/back-office/use-focus-home'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/api/client'
import type { WireComment } from '@/lib/comments/format'
import { moderationMessages } from '@/lib/comments/messages'

type Decision = 'approved' | 'rejected'

/** Approves a comment or rejects it; what was decided can be decided the other way round. */
export function DecideComment({ comment: { id, state, name, blogTitle } }: { comment: WireComment }) {
  const router = useRouter()
  const announce = useAnnounce()
  const [busyWith, setBusyWith] = useState<Decision | null>(null)
  const part = useRef<HTMLDivElement>(null)
  useFocusHome(part)

  async function decide(decision: Decision) {
    setBusyWith(decision)
    const answer = await callApi(`/api/comments/${id}`, { method: 'PATCH', json: { state: decision } }).catch(
      () => null,
    )
    setBusyWith(null)
    const text = answer?.isOk ? moderationMessages[decision] : moderationMessages.notDecided
    announce({ tone: answer?.isOk ? 'success' : 'error', text })
    // A comment that somebody else has deleted goes as well.
    if (answer?.isOk || answer?.status === 404) router.refresh()
  }

  const whose = (
    <span className="sr-only">
      {' '}
      {name} on {blogTitle}
    </span>
  )
  return (
    <div ref={part} className="flex flex-wrap gap-2">
      {state !== 'approved' && (
        <Button look="secondary" isBusy={busyWith === 'approved'} onClick={() => decide('approved')} className="px-3.5">
          <Check aria-hidden className="size-5 text-success" />
          <span className="md:sr-only">Approve</span>
          {whose}
        </Button>
      )}
      {state !== 'rejected' && (
        <Button look="secondary" isBusy={busyWith === 'rejected'} onClick={() => decide('rejected')} className="px-3.5">
          <X aria-hidden className="size-5 text-danger" />
          <span className="md:sr-only">Reject</span>
          {whose}
        </Button>
      )}
    </div>
  )
}
