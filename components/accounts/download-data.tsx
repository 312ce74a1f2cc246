'use client'

import { Download } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { SessionEnded } from '@/components/session/session-ended'
import { useSessionEnded } from '@/components/session/use-session-ended'
import { buttonClass } from '@/components/ui/button'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { accountMessages } from '@/lib/accounts/messages'

const PATH = '/api/account/export'

/** The link to one's data. A refusal is told here: the browser would only say that a download failed. */
export function DownloadData({ email }: { email: string }) {
  const [message, setMessage] = useState<Message | null>(null)
  const session = useSessionEnded({ email, goOn: () => window.location.assign(PATH) })

  async function download(event: MouseEvent) {
    event.preventDefault()
    setMessage(null)
    const answer = await fetch(PATH, { method: 'HEAD' }).catch(() => null)
    if (answer?.ok) return window.location.assign(PATH)
    if (answer?.status === 401) return session.ask()
    setMessage({
      tone: 'error',
      text: answer?.status === 429 ? accountMessages.exportLimit : accountMessages.notExported,
    })
  }

  return (
    <>
      <a href={PATH} download onClick={download} className={buttonClass('secondary', 'mt-auto')}>
        <Download aria-hidden className="size-5" /> Download your data
      </a>
      <div className={message ? 'mt-3 w-full' : ''}>
        <MessageArea message={message} />
      </div>
      <SessionEnded {...session.dialog} />
    </>
  )
}
