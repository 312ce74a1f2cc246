'use client'

import { Trash2 } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { FrequencyField } from '@/components/job-alerts/frequency-field'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { callApi } from '@/lib/api/client'
import type { Alert } from '@/lib/job-alerts/format'
import { jobAlertMessages } from '@/lib/job-alerts/messages'

/** One alert of a seeker's: what for, how often, and its end. */
export function AlertCard({ alert: { id, title, path, frequency } }: { alert: Alert }) {
  const router = useRouter()
  const [message, setMessage] = useState<Message | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function remove() {
    setBusy(true)
    const answer = await callApi(`/api/job-alerts/${id}`, { method: 'DELETE' }).catch(() => null)
    setBusy(false)
    setIsAsking(false)
    if (answer?.isOk) return router.refresh()
    setMessage({ tone: 'error', text: answer?.message || jobAlertMessages.failed })
  }

  return (
    <article className="flex h-full flex-col rounded-card border border-line bg-raised p-5 shadow-card">
      <h2 className="text-lg leading-snug font-semibold break-words">
        <Link href={path} prefetch={false} className="hover:text-accent">
          {title}
        </Link>
      </h2>
      <div className="mt-auto flex items-end justify-between gap-4 pt-4">
        <FrequencyField
          frequency={frequency}
          path={`/api/job-alerts/${id}`}
          id={`frequency-${id}`}
          onDone={setMessage}
          className="w-44"
        />
        <button
          type="button"
          onClick={() => setIsAsking(true)}
          aria-label={`Delete job alert ${title}`}
          title="Delete"
          className="grid size-12 place-items-center rounded-control border border-edge bg-raised text-danger hover:border-danger hover:bg-danger-soft"
        >
          <Trash2 aria-hidden className="size-5" />
        </button>
      </div>
      <div className={message ? 'mt-4' : undefined}>
        <MessageArea message={message} />
      </div>
      <ConfirmDialog
        title={title}
        question={jobAlertMessages.askRemove}
        confirmLabel="Delete"
        isOpen={isAsking}
        isBusy={isBusy}
        onConfirm={remove}
        onClose={() => setIsAsking(false)}
      />
    </article>
  )
}
