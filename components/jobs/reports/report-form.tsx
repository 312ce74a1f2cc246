'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field, SelectField, TextAreaField } from '@/components/ui/field'
import { MessageArea } from '@/components/ui/message-area'
import { Honeypot, usePlainForm } from '@/components/ui/plain-form'
import { callApi } from '@/lib/api/client'
import { MAX_TEXT_LENGTH, reportReasons } from '@/lib/jobs/reports/format'
import { reportMessages } from '@/lib/jobs/reports/messages'

type ReportFormProps = { jobId: number; isOpen: boolean; onClose: () => void }

export function ReportForm({ jobId, isOpen, onClose }: ReportFormProps) {
  const [isDone, setDone] = useState(false)
  const { form, errors, message, isBusy } = usePlainForm({
    call: async (json) => {
      const response = await callApi(`/api/postings/${jobId}/reports`, { method: 'POST', json })
      setDone(response.isOk || response.status === 409)
      return response
    },
    done: ({ message: text }) => text,
    failed: ({ status, message: text }) => (status === 429 ? reportMessages.often : text || reportMessages.notSent),
  })

  return (
    <Dialog title="Report this job" isOpen={isOpen} onClose={onClose} isForm={!isDone}>
      {isDone ? (
        <div className="space-y-5">
          <MessageArea message={message} />
          <Button onClick={onClose}>Close</Button>
        </div>
      ) : (
        <form {...form} noValidate aria-label="Report this job" className="space-y-5">
          <Honeypot />
          <SelectField
            id="report-reason"
            name="reason"
            label="What's wrong?"
            required
            options={reportReasons}
            placeholder="Choose a reason"
            error={errors.reason}
          />
          <TextAreaField
            id="report-text"
            name="text"
            label="Details"
            isOptional
            rows={4}
            maxLength={MAX_TEXT_LENGTH}
            error={errors.text}
          />
          <Field
            id="report-email"
            name="email"
            label="Your email"
            type="email"
            isOptional
            maxLength={254}
            autoComplete="email"
            hint={reportMessages.hint}
            error={errors.email}
          />
          <MessageArea message={message} />
          <div className="flex flex-wrap justify-end gap-3">
            <Button look="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" isBusy={isBusy}>
              Send report
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
