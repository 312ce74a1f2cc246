'use client'

import Link from 'next/link'
import { useState } from 'react'
import { FrequencyField } from '@/components/jobs/alerts/frequency-field'
import { island } from '@/components/site/islands/island'
import { Button, buttonClass } from '@/components/ui/button'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { callApi } from '@/lib/api/client'
import type { Frequency } from '@/lib/jobs/alerts/format'
import { jobAlertMessages } from '@/lib/jobs/alerts/messages'

type ManageJobAlertProps = { token: string; frequency: Frequency; path: string }

export const ManageJobAlert = island(
  'manage-job-alert',
  function ManageJobAlert({ token, frequency, path }: ManageJobAlertProps) {
    const [message, setMessage] = useState<Message | null>(null)
    const [isBusy, setBusy] = useState(false)
    const [isOver, setOver] = useState(false)

    async function unsubscribe() {
      setBusy(true)
      try {
        const call = `/api/job-alerts/unsubscribe?token=${encodeURIComponent(token)}`
        const { isOk, message: text } = await callApi(call, { method: 'POST' })
        setOver(isOk)
        setMessage({ tone: isOk ? 'success' : 'error', text })
      } catch {
        setMessage({ tone: 'error', text: jobAlertMessages.failed })
      }
      setBusy(false)
    }

    return (
      <div className="grid gap-5">
        {!isOver && (
          <>
            <FrequencyField
              frequency={frequency}
              path="/api/job-alerts/manage"
              token={token}
              onDone={setMessage}
              className="max-w-64"
            />
            <div>
              <Button look="danger" isBusy={isBusy} onClick={unsubscribe} className="max-sm:w-full">
                Unsubscribe
              </Button>
            </div>
          </>
        )}
        <MessageArea message={message} />
        {isOver && (
          <Link href={path} className={buttonClass('secondary', 'w-fit')}>
            See these jobs
          </Link>
        )}
      </div>
    )
  },
)
