'use client'

import { Trash2 } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { FrequencyField } from '@/components/jobs/alerts/frequency-field'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { callApi } from '@/lib/api/client'
import type { Alert } from '@/lib/jobs/alerts/format'
import { jobAlertMessages } from '@/lib/jobs/alerts/messages'
import { dayLabel } from '@/lib/platform/dates'

export function AlertCard({ alert: { id, title, path, frequency, date } }: { alert: Alert }) {
  const router = useRouter()
  const [message, setMessage] = useState<Message | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function remove() {
    setBusy(true)
    const response = await callApi(`/api/job-alerts/${id}`, { method: 'DELETE' }).catch(() => null)
    setBusy(false)
    setIsAsking(false)
    if (response?.isOk) return router.refresh()
    setMessage({ tone: 'error', text: response?.message || jobAlertMessages.failed })
  }

  return (
    <article className="grid grid-cols-1 gap-x-10 gap-y-3 border-t-2 border-brand pt-4 md:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <h2 className="text-heading break-words">
          <Link href={path} prefetch={false} className="underline-offset-4 hover:underline">
            {title}
          </Link>
        </h2>
        <p className="mt-1 text-muted">
          You have asked for these jobs since {dayLabel(new Date(date))}. A mail comes only when there are new ones.
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
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
          className="grid size-12 place-items-center rounded-control text-muted hover:bg-danger-soft hover:text-danger"
        >
          <Trash2 aria-hidden className="size-5" />
        </button>
      </div>
      <div className="md:col-span-2">
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
