'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { useAnnounce } from '@/components/back-office/status-message'
import { useFocusHome } from '@/components/back-office/use-focus-home'
import { MessageText, type ReadableMessage } from '@/components/contacts/message-text'
import { Dialog } from '@/components/ui/dialog'
import type { Message } from '@/components/ui/message-area'
import { callApi } from '@/lib/api/client'
import { contactMessages } from '@/lib/contacts/messages'
import type { ContactState } from '@/lib/contacts/schema'

/** The subject of a message, which opens all of it: opened, it counts as read. */
export function ReadMessage({ message }: { message: ReadableMessage }) {
  const { id, state, subject } = message
  const router = useRouter()
  const announce = useAnnounce()
  const [isOpen, setIsOpen] = useState(false)
  const [busyWith, setBusyWith] = useState<ContactState | null>(null)
  const [failure, setFailure] = useState<Message | null>(null)
  const part = useRef<HTMLDivElement>(null)
  useFocusHome(part)

  const send = (next: ContactState) =>
    callApi(`/contactus/${id}`, { method: 'PATCH', json: { state: next } }).then(
      ({ isOk }) => isOk,
      () => false,
    )

  function open() {
    setFailure(null)
    setIsOpen(true)
    if (state === 'unread') void send('read')
  }

  // Only now, because a list of the unread would take the row away, and the open message with it.
  function close() {
    setIsOpen(false)
    router.refresh()
  }

  async function mark(next: ContactState) {
    setBusyWith(next)
    const isMarked = await send(next)
    setBusyWith(null)
    if (!isMarked) return setFailure({ tone: 'error', text: contactMessages.notMarked })
    announce({ tone: 'success', text: contactMessages.marked[next] })
    setIsOpen(false)
  }

  return (
    <div ref={part}>
      <button
        type="button"
        onClick={open}
        data-open
        className={`-my-2.5 py-2.5 text-left [overflow-wrap:anywhere] underline underline-offset-4 md:my-0 md:line-clamp-2 md:py-0 ${state === 'unread' ? 'font-semibold' : ''}`}
      >
        {subject}
      </button>
      <Dialog title={subject} isOpen={isOpen} onClose={close} className="max-w-2xl">
        <MessageText message={message} busyWith={busyWith} failure={failure} onMark={mark} />
      </Dialog>
    </div>
  )
}
