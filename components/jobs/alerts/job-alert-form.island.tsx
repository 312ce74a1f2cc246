'use client'

import { useEffect } from 'react'
import { island } from '@/components/site/islands/island'
import { Button } from '@/components/ui/button'
import { Field, SelectField } from '@/components/ui/field'
import { HeldMailNote } from '@/components/ui/held-mail-note'
import { MessageArea } from '@/components/ui/message-area'
import { usePlainForm } from '@/components/ui/plain-form'
import { storedEmail, watchAccount } from '@/lib/accounts/session/stored-account'
import { callApi } from '@/lib/api/client'
import { frequencyOptions } from '@/lib/jobs/alerts/frequency'
import { jobAlertMessages } from '@/lib/jobs/alerts/messages'
import { consentTexts } from '@/lib/platform/consents/texts'

type JobAlertFormProps = { search: string; isMailHeld: boolean }

/** Creates an alert for `search`. It's a plain form that the server validates, so the list loads fast. */
export const JobAlertForm = island('job-alert-form', function JobAlertForm(props: JobAlertFormProps) {
  const { search, isMailHeld } = props
  const { form, errors, message, isBusy } = usePlainForm({
    call: (typed) => callApi('/api/job-alerts', { method: 'POST', json: { ...typed, search } }),
    done: ({ message: text }) => text,
    failed: jobAlertMessages.failed,
    invalid: { email: jobAlertMessages.email },
  })
  const { ref } = form

  useEffect(() => {
    const prefill = () => {
      const email = ref.current?.querySelector<HTMLInputElement>('input[name=email]')
      if (email?.value === '') email.value = storedEmail()
    }
    prefill()
    return watchAccount(prefill)
  }, [ref])

  return (
    <form {...form} method="post" noValidate aria-label="Job alert" className="mt-5">
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_11rem]">
        <Field
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          required
          error={errors.email}
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
        {isMailHeld && message?.text === jobAlertMessages.mailed && <HeldMailNote what="link" className="mt-4" />}
      </div>
    </form>
  )
})
