'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { island } from '@/components/site/islands/island'
import { Button } from '@/components/ui/button'
import { Field, SelectField } from '@/components/ui/field'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { storedEmail, watchAccount } from '@/lib/accounts/session/stored-account'
import { callApi } from '@/lib/api/client'
import { frequencyOptions } from '@/lib/jobs/alerts/frequency'
import { jobAlertMessages } from '@/lib/jobs/alerts/messages'
import { consentTexts } from '@/lib/platform/consents/texts'

/** A plain form, so that the list for `search` loads fast; validation is on the server. */
export const JobAlertForm = island('job-alert-form', function JobAlertForm({ search }: { search: string }) {
  const [message, setMessage] = useState<Message | null>(null)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const prefill = () => {
      const email = emailOf(form.current)
      if (email?.value === '') email.value = storedEmail()
    }
    prefill()
    return watchAccount(prefill)
  }, [])

  function refuse(problem: string) {
    setError(problem)
    emailOf(form.current)?.focus()
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    setMessage(null)
    setError(undefined)
    if (!emailOf(form.current)?.validity.valid) return refuse(jobAlertMessages.email)
    const json = { ...Object.fromEntries(new FormData(event.currentTarget)), search }
    setBusy(true)
    const response = await callApi('/api/job-alerts', { method: 'POST', json }).catch(() => null)
    setBusy(false)
    if (response?.errors.email) return refuse(response.errors.email)
    setMessage({ tone: response?.isOk ? 'success' : 'error', text: response?.message || jobAlertMessages.failed })
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} aria-label="Job alert" className="mt-5">
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_11rem]">
        <Field
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          required
          error={error}
        />
        <SelectField name="frequency" label="Frequency" options={frequencyOptions} />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" isBusy={isBusy} className="max-sm:w-full">
          Email me new jobs
        </Button>
        <p className="max-w-reading flex-1 basis-72 text-sm text-muted">{consentTexts['job-alerts']}</p>
      </div>
      <div className={message ? 'mt-4' : undefined}>
        <MessageArea message={message} />
      </div>
    </form>
  )
})

function emailOf(form: HTMLFormElement | null): HTMLInputElement | null {
  return form?.querySelector('input[name=email]') ?? null
}
