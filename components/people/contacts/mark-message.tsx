'use client'

import { CircleCheck, MailOpen } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { useAnnounce } from '@/components/console/lists/status-message'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/api/client'
import { contactMessages } from '@/lib/people/contacts/messages'
import type { ContactState } from '@/lib/people/contacts/schema'

const mark = (id: number, state: ContactState) =>
  callApi(`/contactus/${id}`, { method: 'PATCH', json: { state } }).then(
    ({ isOk }) => isOk,
    () => false,
  )

export function MarkRead({ id, isUnread }: { id: number; isUnread: boolean }) {
  useEffect(() => {
    if (isUnread) void mark(id, 'read')
    const asked = document.getElementById(location.hash.slice(1))
    if (asked) asked.focus()
    else if (document.activeElement === document.body)
      document.getElementById('message')?.focus({ preventScroll: true })
  }, [id, isUnread])
  return null
}

type MarkMessageProps = { id: number; state: ContactState; list: string }

export function MarkMessage({ id, state, list }: MarkMessageProps) {
  const router = useRouter()
  const announce = useAnnounce()
  const [busyWith, setBusyWith] = useState<ContactState | null>(null)

  async function choose(next: ContactState) {
    setBusyWith(next)
    const isMarked = await mark(id, next)
    setBusyWith(null)
    announce({
      tone: isMarked ? 'success' : 'error',
      text: isMarked ? contactMessages.marked[next] : contactMessages.notMarked,
    })
    if (!isMarked) return
    // Shown any longer, it would count as read again.
    if (next === 'unread') router.push(list)
    else router.refresh()
  }

  const look = 'px-3! text-sm! lg:min-h-9! lg:py-1!'
  if (state === 'answered')
    return (
      <Button look="secondary" isBusy={busyWith === 'read'} onClick={() => choose('read')} className={look}>
        Mark as unanswered
      </Button>
    )
  return (
    <>
      <Button look="secondary" isBusy={busyWith === 'answered'} onClick={() => choose('answered')} className={look}>
        <CircleCheck aria-hidden className="size-4" /> Mark as answered
      </Button>
      <Button look="quiet" isBusy={busyWith === 'unread'} onClick={() => choose('unread')} className={look}>
        <MailOpen aria-hidden className="size-4" /> Mark as unread
      </Button>
    </>
  )
}
