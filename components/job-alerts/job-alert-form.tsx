'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Field, SelectField } from '@/components/ui/field'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { callApi } from '@/lib/api/client'
import { jobAlertMessages } from '@/lib/job-alerts/messages'
import { alertFormSchema, frequencyOptions } from '@/lib/job-alerts/schema'
import { storedEmail, watchAccount } from '@/lib/session/storage'

/** Asks for mails about new jobs that fit `search`, the query of the list that it stands below. */
export function JobAlertForm({ search }: { search: string }) {
  const [message, setMessage] = useState<Message | null>(null)
  const { register, handleSubmit, setError, setValue, getFieldState, formState } = useForm({
    resolver: zodResolver(alertFormSchema),
    defaultValues: { email: '', frequency: 'daily' as const },
  })
  const { errors, isSubmitting } = formState

  useEffect(() => {
    const prefill = () => {
      const email = storedEmail()
      if (email && !getFieldState('email').isDirty) setValue('email', email)
    }
    prefill()
    return watchAccount(prefill)
  }, [setValue, getFieldState])

  const submit = handleSubmit(
    async (given) => {
      setMessage(null)
      try {
        const answer = await callApi('/api/job-alerts', { method: 'POST', json: { ...given, search } })
        if (answer.errors.email) return setError('email', { message: answer.errors.email }, { shouldFocus: true })
        const text = answer.message || jobAlertMessages.failed
        setMessage({ tone: answer.isOk ? 'success' : 'error', text })
      } catch {
        setMessage({ tone: 'error', text: jobAlertMessages.failed })
      }
    },
    () => setMessage(null),
  )

  return (
    <form method="post" noValidate onSubmit={submit} aria-label="Job alert" className="mt-5">
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_11rem]">
        <Field
          {...register('email')}
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          error={errors.email?.message}
        />
        <SelectField {...register('frequency')} label="How often" options={frequencyOptions} />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" isBusy={isSubmitting} className="max-sm:w-full">
          Mail me new jobs
        </Button>
        <p className="max-w-reading flex-1 basis-72 text-sm text-muted">{jobAlertMessages.consent}</p>
      </div>
      <div className={message ? 'mt-4' : undefined}>
        <MessageArea message={message} />
      </div>
    </form>
  )
}
