'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { CaptchaField } from '@/components/contacts/captcha-field'
import { useCaptcha } from '@/components/contacts/use-captcha'
import { island } from '@/components/islands/island'
import { Button } from '@/components/ui/button'
import { ErrorSummary, problemsOf } from '@/components/ui/error-summary'
import { CheckboxField, Field, TextAreaField } from '@/components/ui/field'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { NeedsScript } from '@/components/ui/needs-script'
import { callApi } from '@/lib/api/client'
import { CONSENT_VERSION, contactMessages } from '@/lib/contacts/messages'
import { type ContactForm as ContactFields, contactFormSchema } from '@/lib/contacts/schema'

const empty: ContactFields = { name: '', email: '', mobile: '', subject: '', message: '', captcha: '', consent: false }
const sentFields = ['name', 'email', 'mobile', 'subject', 'message'] as const
const fields = [...sentFields, 'consent', 'captcha'] as const

export const ContactForm = island('contact-form', function ContactForm() {
  const form = useForm<ContactFields>({ resolver: zodResolver(contactFormSchema), defaultValues: empty })
  const { errors, isSubmitting } = form.formState
  const [message, setMessage] = useState<Message | null>(null)
  const captcha = useCaptcha()

  const submit = form.handleSubmit(async ({ consent: _agreed, ...sent }) => {
    setMessage(null)
    const fail = () => setMessage({ tone: 'error', text: contactMessages.failure })
    try {
      const captchaId = captcha.shown?.captchaId ?? ''
      const json = { ...sent, captchaId, consentVersion: CONSENT_VERSION, date: new Date().toISOString() }
      const answer = await callApi('/contactus/add', { method: 'POST', json })
      if (answer.isOk) {
        form.reset(empty)
        setMessage({ tone: 'success', text: contactMessages.success })
        return captcha.refresh()
      }
      if (answer.errors.captcha) {
        captcha.refresh()
        form.setValue('captcha', '')
        return form.setError('captcha', { message: contactMessages.captcha }, { shouldFocus: true })
      }
      for (const name of sentFields) if (answer.errors[name]) form.setError(name, { message: answer.errors[name] })
      fail()
    } catch (error) {
      console.warn('The message was not sent.', error)
      fail()
    }
  })

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      aria-label="Contact us"
      className="grid grid-cols-1 gap-5 sm:grid-cols-2"
    >
      <ErrorSummary errors={problemsOf(fields, errors)} className="sm:col-span-2" />
      <Field label="Name" required autoComplete="name" error={errors.name?.message} {...form.register('name')} />
      <Field
        label="Email"
        required
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <Field
        label="Phone"
        required
        type="tel"
        autoComplete="tel"
        error={errors.mobile?.message}
        {...form.register('mobile')}
      />
      <Field label="Subject" required error={errors.subject?.message} {...form.register('subject')} />
      <TextAreaField
        label="Message"
        required
        className="sm:col-span-2"
        error={errors.message?.message}
        {...form.register('message')}
      />
      <CheckboxField
        label={contactMessages.consentText}
        required
        className="sm:col-span-2"
        error={errors.consent?.message}
        {...form.register('consent')}
      />
      <div className="space-y-5 sm:col-span-2">
        <CaptchaField captcha={captcha} error={errors.captcha?.message} input={form.register('captcha')} />
        <NeedsScript />
        <MessageArea message={message} />
        <Button type="submit" isBusy={isSubmitting} className="w-full sm:w-auto">
          {isSubmitting ? 'Sending' : 'Send Message'}
        </Button>
      </div>
    </form>
  )
})
