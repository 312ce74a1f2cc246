'use client'

import { Trash2 } from 'lucide-react'
import Link from 'next/link'
import { useState } from 'react'
import { FrequencyField } from '@/components/jobs/alerts/frequency-field'
import { ConfirmedAction } from '@/components/ui/confirmed-action'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { callApi } from '@/lib/api/client'
import type { Alert } from '@/lib/jobs/alerts/format'
import { jobAlertMessages } from '@/lib/jobs/alerts/messages'
import { dayLabel } from '@/lib/platform/dates'

export function AlertCard({ alert: { id, title, path, frequency, date } }: { alert: Alert }) {
  const [message, setMessage] = useState<Message | null>(null)
  return (
    <article className="grid grid-cols-1 gap-x-10 gap-y-3 border-t-2 border-brand pt-4 md:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <h2 className="text-heading break-words">
          <Link href={path} prefetch={false} className="underline-offset-4 hover:underline">
            {title}
          </Link>
        </h2>
        <p className="mt-1 text-muted">Set up {dayLabel(new Date(date))}. We only email you when there are new jobs.</p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <FrequencyField
          frequency={frequency}
          path={`/api/job-alerts/${id}`}
          id={`frequency-${id}`}
          onDone={setMessage}
          className="w-44"
        />
        <ConfirmedAction
          call={() => callApi(`/api/job-alerts/${id}`, { method: 'DELETE' })}
          title={title}
          question={jobAlertMessages.askRemove}
          confirmLabel="Delete"
          done={() => undefined}
          failed={jobAlertMessages.failed}
          say={setMessage}
          button={(ask) => (
            <button
              type="button"
              onClick={ask}
              aria-label={`Delete job alert ${title}`}
              title="Delete"
              className="grid size-12 place-items-center rounded-control text-muted hover:bg-danger-soft hover:text-danger"
            >
              <Trash2 aria-hidden className="size-5" />
            </button>
          )}
        />
      </div>
      <div className="md:col-span-2">
        <MessageArea message={message} />
      </div>
    </article>
  )
}
