'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { RefreshCw } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type UseFormRegisterReturn, useForm } from 'react-hook-form'
import { island } from '@/components/site/islands/island'
import { Button } from '@/components/ui/button'
import { ErrorSummary, problemsOf } from '@/components/ui/error-summary'
import { CheckboxField, Field, showErrors, TextAreaField } from '@/components/ui/field'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { NeedsScript } from '@/components/ui/needs-script'
import { Skeleton } from '@/components/ui/skeleton'
import type { Captcha, CaptchaKind } from '@/lib/accounts/captcha/challenge'
import { callApi } from '@/lib/api/client'
import { CONSENT_VERSION, contactMessages } from '@/lib/people/contacts/messages'
import { type ContactForm as ContactFields, contactFormSchema } from '@/lib/people/contacts/schema'

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
      const response = await callApi('/contactus/add', { method: 'POST', json })
      if (response.isOk) {
        form.reset(empty)
        setMessage({ tone: 'success', text: contactMessages.success })
        return captcha.refresh()
      }
      if (response.errors.captcha) {
        captcha.refresh()
        form.setValue('captcha', '')
        return form.setError('captcha', { message: contactMessages.captcha }, { shouldFocus: true })
      }
      showErrors(form.setError, sentFields, response.errors)
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
      <NeedsScript className="sm:col-span-2" />
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
        <MessageArea message={message} />
        <Button type="submit" isBusy={isSubmitting} className="w-full sm:w-auto">
          {isSubmitting ? 'Sending' : 'Send Message'}
        </Button>
      </div>
    </form>
  )
})

type CaptchaFieldProps = { captcha: CaptchaView; error?: string; input: UseFormRegisterReturn }

function CaptchaField({ captcha: { shown, kind, refresh, hasFailed }, error, input }: CaptchaFieldProps) {
  const other = kind === 'image' ? 'question' : 'image'
  return (
    <fieldset className="min-w-0 rounded-card border border-line bg-surface p-4">
      <legend className="px-1 font-medium">Captcha</legend>
      <div className="flex min-h-16 flex-wrap items-center gap-3" aria-live="polite">
        {!shown && !hasFailed && <Skeleton className="h-16 w-[200px]" />}
        {hasFailed && <p className="text-danger">The captcha could not be loaded. Please ask for a new one.</p>}
        {shown && 'image' in shown && (
          // biome-ignore lint/performance/noImgElement: the picture comes as data and has its size.
          <img
            src={shown.image}
            width={200}
            height={64}
            alt="Five letters and digits to type below"
            className="rounded-control border border-line"
          />
        )}
        {shown && 'question' in shown && <p className="font-medium">{shown.question}</p>}
        <Button look="quiet" className="px-3 noscript:hidden" onClick={() => refresh()}>
          <RefreshCw aria-hidden className="size-5" /> {kind === 'image' ? 'New code' : 'New question'}
        </Button>
      </div>
      <Field
        label={kind === 'image' ? 'Type the code' : 'Your answer'}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={10}
        className="mt-3 max-w-60"
        error={error}
        {...input}
      />
      <button
        type="button"
        onClick={() => refresh(other)}
        className="mt-3 min-h-11 noscript:hidden text-left underline underline-offset-4"
      >
        {other === 'question' ? 'I cannot read the code: ask me a question instead' : 'Show me a code instead'}
      </button>
    </fieldset>
  )
}

type CaptchaView = {
  shown: Captcha | null
  kind: CaptchaKind
  hasFailed: boolean
  refresh: (kind?: CaptchaKind) => void
}

function useCaptcha(): CaptchaView {
  const asked = useRef<{ kind: CaptchaKind; times: number }>({ kind: 'image', times: 0 })
  const [kind, setKind] = useState<CaptchaKind>('image')
  const [shown, setShown] = useState<Captcha | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  const refresh = useCallback(async (wanted: CaptchaKind = asked.current.kind) => {
    const times = asked.current.times + 1
    asked.current = { kind: wanted, times }
    setKind(wanted)
    setShown(null)
    setHasFailed(false)
    const captcha = await fetchCaptcha(wanted)
    // Only the newest question counts, whichever answer comes last.
    if (asked.current.times !== times) return
    setShown(captcha)
    setHasFailed(captcha === null)
  }, [])

  useEffect(() => {
    refresh()
  }, [refresh])

  return { shown, kind, hasFailed, refresh }
}

async function fetchCaptcha(kind: CaptchaKind): Promise<Captcha | null> {
  try {
    const response = await callApi<Captcha>(`/contactus/captcha?kind=${kind}`, { method: 'GET' })
    return response.isOk ? response.data : null
  } catch {
    return null
  }
}
