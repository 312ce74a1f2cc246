'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { CheckboxField, showErrors, TextAreaField } from '@/components/ui/field'
import { FileField } from '@/components/ui/file-field'
import { Form } from '@/components/ui/form'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { callApi, multipartBody } from '@/lib/api/client'
import { generalApplicationMessages } from '@/lib/people/general-applications/messages'
import { generalApplicationForm } from '@/lib/people/general-applications/schema'
import { consentTexts } from '@/lib/platform/consents/texts'
import { acceptOf } from '@/lib/platform/uploads/rules'

type GeneralApplicationFormProps = { wish: string; hasResume: boolean; profileResume: string | null }

export function GeneralApplicationForm({ wish, hasResume, profileResume }: GeneralApplicationFormProps) {
  const router = useRouter()
  const [message, setMessage] = useState<Message | null>(null)
  const form = useForm({
    resolver: zodResolver(generalApplicationForm(hasResume)),
    defaultValues: { wish, useProfileResume: !hasResume && profileResume !== null, consent: hasResume } as never,
  })
  const { errors, isSubmitting } = form.formState
  const ofProfile = form.watch('useProfileResume')

  const submit = form.handleSubmit(async ({ resume, ...data }) => {
    setMessage(null)
    try {
      const body = multipartBody('data', data, { resume })
      const response = await callApi('/api/general-application', { method: 'PUT', form: body })
      if (response.isOk) {
        form.resetField('resume')
        setMessage({ tone: 'success', text: response.message })
        return router.refresh()
      }
      const isShown = showErrors(form.setError, ['wish', 'resume', 'consent'], response.errors)
      if (!isShown) setMessage({ tone: 'error', text: response.message || generalApplicationMessages.failed })
    } catch {
      setMessage({ tone: 'error', text: generalApplicationMessages.failed })
    }
  })

  return (
    <Form onSubmit={submit} aria-label="Resume for later jobs" className="max-w-lg space-y-5">
      <TextAreaField
        label="What do you look for?"
        isOptional
        hint="Roles, places, when you can begin."
        rows={4}
        error={errors.wish?.message}
        {...form.register('wish')}
      />
      {profileResume && (
        <CheckboxField
          label={
            <>
              Use the resume of your profile <span className="break-all text-muted">({profileResume})</span>
            </>
          }
          {...form.register('useProfileResume')}
        />
      )}
      {!(profileResume && ofProfile) && (
        <Controller
          control={form.control}
          name="resume"
          render={({ field, fieldState }) => (
            <FileField
              id="field-resume"
              label="Resume"
              required={!hasResume}
              accept={acceptOf('resume')}
              hint="PDF, Word, RTF or text, up to 5 MB."
              file={field.value ?? null}
              onChange={(file) => field.onChange(file ?? undefined)}
              error={fieldState.error?.message}
              progress={null}
            />
          )}
        />
      )}
      <CheckboxField label={consentTexts['later-jobs']} error={errors.consent?.message} {...form.register('consent')} />
      <MessageArea message={message} />
      <Button type="submit" isBusy={isSubmitting}>
        {hasResume ? 'Leave this instead' : 'Leave my resume'}
      </Button>
    </Form>
  )
}
