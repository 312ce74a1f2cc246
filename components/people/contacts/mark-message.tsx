'use client'

import { CircleCheck, MailOpen } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useAction } from '@/components/ui/use-action'
import { callApi } from '@/lib/api/client'
import { contactMessages } from '@/lib/people/contacts/messages'
import type { ContactStatus } from '@/lib/people/contacts/schema'

const mark = (id: number, state: ContactStatus, from?: ContactStatus) =>
  callApi(`/contactus/${id}`, { method: 'PATCH', json: { state, from } })

export function MarkRead({ id, isUnread }: { id: number; isUnread: boolean }) {
  useEffect(() => {
    // May arrive after the admin has already marked or answered the message.
    if (isUnread) void mark(id, 'read', 'unread')
    const target = document.getElementById(location.hash.slice(1))
    if (target) target.focus()
    else if (document.activeElement === document.body)
      document.getElementById('message')?.focus({ preventScroll: true })
  }, [id, isUnread])
  return null
}

type MarkMessageProps = { id: number; state: ContactStatus; list: string }

export function MarkMessage({ id, state, list }: MarkMessageProps) {
  const router = useRouter()
  const [next, setNext] = useState<ContactStatus | null>(null)
  const { act, isBusy } = useAction({
    call: (chosen: ContactStatus) => mark(id, chosen),
    done: (_response, chosen) => {
      // Leaves the page, because showing the message would mark it as read again.
      if (chosen === 'unread') router.push(list)
      return contactMessages.marked[chosen]
    },
    failed: () => contactMessages.notMarked,
  })
  const busyWith = isBusy && next
  const choose = (chosen: ContactStatus) => {
    setNext(chosen)
    void act(chosen)
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
