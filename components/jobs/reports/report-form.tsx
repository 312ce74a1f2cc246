'use client'

import { type FormEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field, SelectField, TextAreaField } from '@/components/ui/field'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { callApi } from '@/lib/api/client'
import type { FieldErrors } from '@/lib/api/errors'
import { MAX_TEXT_LENGTH, reportReasons } from '@/lib/jobs/reports/format'
import { reportMessages } from '@/lib/jobs/reports/messages'

const names = ['reason', 'text', 'email']

type ReportFormProps = { jobId: number; isOpen: boolean; onClose: () => void }

export function ReportForm({ jobId, isOpen, onClose }: ReportFormProps) {
  const [message, setMessage] = useState<Message | null>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    setMessage(null)
    setErrors({})
    const json = Object.fromEntries(new FormData(event.currentTarget))
    setBusy(true)
    const response = await callApi(`/api/postings/${jobId}/reports`, { method: 'POST', json }).catch(() => null)
    setBusy(false)
    const wrong = names.find((name) => response?.errors[name])
    if (response && wrong) {
      setErrors(response.errors)
      form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus()
      return
    }
    const text = response?.status === 429 ? reportMessages.often : response?.message
    setMessage({ tone: response?.isOk ? 'success' : 'error', text: text || reportMessages.notSent })
    setDone(response?.isOk === true || response?.status === 409)
  }

  return (
    <Dialog title="Report this job" isOpen={isOpen} onClose={onClose} isForm={!isDone}>
      {isDone ? (
        <div className="space-y-5">
          <MessageArea message={message} />
          <Button onClick={onClose}>Close</Button>
        </div>
      ) : (
        <form ref={form} noValidate onSubmit={submit} aria-label="Report this job" className="space-y-5">
          <div aria-hidden className="sr-only">
            <label>
              Leave this empty
              <input name="website" tabIndex={-1} autoComplete="off" />
            </label>
          </div>
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
