'use client'

import Link from 'next/link'
import { useState } from 'react'
import { island } from '@/components/site/islands/island'
import { Button, buttonClass } from '@/components/ui/button'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { callApi } from '@/lib/api/client'
import { jobAlertMessages } from '@/lib/jobs/alerts/messages'
import { JOBS_PATH } from '@/lib/jobs/postings/search-form'

type ConfirmJobAlertProps = { token: string; title: string | null }

/** Begins the alert that a mailed link names. A button does it, because mail programs open links by themselves. */
export const ConfirmJobAlert = island(
  'confirm-job-alert',
  function ConfirmJobAlert({ token, title }: ConfirmJobAlertProps) {
    const [message, setMessage] = useState<Message | null>(
      title ? null : { tone: 'error', text: jobAlertMessages.deadLink },
    )
    const [isBusy, setBusy] = useState(false)

    async function confirm() {
      setBusy(true)
      try {
        const { isOk, message: text } = await callApi('/api/job-alerts/confirm', { method: 'POST', json: { token } })
        setMessage({ tone: isOk ? 'success' : 'error', text })
      } catch {
        setMessage({ tone: 'error', text: jobAlertMessages.failed })
      }
      setBusy(false)
    }

    return (
      <div className="max-w-reading">
        {title && message?.tone !== 'success' && (
          <>
            <p className="text-muted">One click, and we mail you new jobs like these:</p>
            <p className="mt-1 mb-6 text-heading font-semibold break-words">{title}</p>
            <Button isBusy={isBusy} onClick={confirm} className="mb-5">
              Confirm job alert
            </Button>
          </>
        )}
        <MessageArea message={message} />
        {message && (
          <Link href={JOBS_PATH} className={buttonClass('secondary', 'mt-6')}>
            View open jobs
          </Link>
        )}
      </div>
    )
  },
)
