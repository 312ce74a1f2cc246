'use client'

import { RefreshCw } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { island } from '@/components/site/islands/island'
import { Button } from '@/components/ui/button'
import { CheckboxField, Field, TextAreaField } from '@/components/ui/field'
import { Skeleton } from '@/components/ui/skeleton'
import { type InputOf, SubmitForm } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import type { Captcha, CaptchaKind } from '@/lib/accounts/captcha/challenge'
import { callApi } from '@/lib/api/client'
import { CONSENT_VERSION, contactMessages } from '@/lib/people/contacts/messages'
import { type ContactForm as ContactFields, contactFormSchema } from '@/lib/people/contacts/schema'

const empty: ContactFields = { name: '', email: '', mobile: '', subject: '', message: '', consent: false, captcha: '' }
/** Not a constant, because the text of the consent names the company. */
const inputs = (): InputOf<ContactFields>[] => [
  { name: 'name', label: 'Name', autoComplete: 'name' },
  { name: 'email', label: 'Email', autoComplete: 'email' },
  { name: 'mobile', label: 'Phone', type: 'tel', autoComplete: 'tel' },
  { name: 'subject', label: 'Subject' },
  { name: 'message', label: 'Message', as: TextAreaField, isWide: true },
  { name: 'consent', label: contactMessages.consentText, as: CheckboxField, isWide: true },
]

export const ContactForm = island('contact-form', function ContactForm() {
  const captcha = useCaptcha()
  const contact = useSubmit({
    schema: contactFormSchema,
    values: empty,
    call: ({ consent: _agreed, ...sent }) => {
      const captchaId = captcha.challenge?.captchaId ?? ''
      const json = { ...sent, captchaId, consentVersion: CONSENT_VERSION, date: new Date().toISOString() }
      return callApi('/contactus/add', { method: 'POST', json })
    },
    done: () => {
      contact.form.reset(empty)
      captcha.refresh()
      return contactMessages.success
    },
    failed: ({ status, errors }) => {
      if (status === 0) console.warn("We couldn't send the contact message: the server isn't responding.")
      return errors.captcha ?? contactMessages.failure
    },
    refused: ({ status, errors }) => {
      // The server checks the fields first, and then uses up the captcha, even if sending fails after that.
      if (status === 400 && !errors.captcha) return
      captcha.refresh()
      contact.form.setValue('captcha', '')
    },
  })
  return (
    <SubmitForm
      of={contact}
      label="Contact us"
      inputs={inputs()}
      button="Send Message"
      busyButton="Sending"
      buttonClass="w-full sm:w-auto sm:justify-self-start"
      className="grid grid-cols-1 gap-5 sm:grid-cols-2"
    >
      <CaptchaField
        captcha={captcha}
        error={contact.form.formState.errors.captcha?.message}
        input={contact.form.register('captcha')}
      />
    </SubmitForm>
  )
})

type CaptchaFieldProps = { captcha: CaptchaView; error?: string; input: UseFormRegisterReturn }

function CaptchaField({ captcha: { challenge, kind, refresh, hasFailed }, error, input }: CaptchaFieldProps) {
  const other = kind === 'image' ? 'question' : 'image'
  return (
    <fieldset className="min-w-0 rounded-card border border-line bg-surface p-4 sm:col-span-full">
      <legend className="px-1 font-medium">Captcha</legend>
      <div className="flex min-h-16 flex-wrap items-center gap-3" aria-live="polite">
        {!challenge && !hasFailed && <Skeleton className="h-16 w-[200px]" />}
        {hasFailed && <p className="text-danger">We couldn't load the captcha. Get a new one.</p>}
        {challenge && 'image' in challenge && (
          // biome-ignore lint/performance/noImgElement: the image is a data URL of a fixed size.
          <img
            src={challenge.image}
            width={200}
            height={64}
            alt="Five letters and digits to enter below"
            className="rounded-control border border-line"
          />
        )}
        {challenge && 'question' in challenge && <p className="font-medium">{challenge.question}</p>}
        <Button look="quiet" className="px-3 noscript:hidden" onClick={() => refresh()}>
          <RefreshCw aria-hidden className="size-5" /> {kind === 'image' ? 'New code' : 'New question'}
        </Button>
      </div>
      <Field
        label={kind === 'image' ? 'Enter the code' : 'Your answer'}
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
        {other === 'question' ? "I can't read the code. Ask me a question instead" : 'Show me a code instead'}
      </button>
    </fieldset>
  )
}

type CaptchaView = {
  challenge: Captcha | null
  kind: CaptchaKind
  hasFailed: boolean
  refresh: (kind?: CaptchaKind) => void
}

function useCaptcha(): CaptchaView {
  const lastRequest = useRef<{ kind: CaptchaKind; times: number }>({ kind: 'image', times: 0 })
  const [kind, setKind] = useState<CaptchaKind>('image')
  const [challenge, setChallenge] = useState<Captcha | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  const refresh = useCallback(async (wanted: CaptchaKind = lastRequest.current.kind) => {
    const times = lastRequest.current.times + 1
    lastRequest.current = { kind: wanted, times }
    setKind(wanted)
    setChallenge(null)
    setHasFailed(false)
    const captcha = await fetchCaptcha(wanted)
    // Only the newest request counts, whichever response arrives last.
    if (lastRequest.current.times !== times) return
    setChallenge(captcha)
    setHasFailed(captcha === null)
  }, [])

  useEffect(() => {
    refresh()
  }, [refresh])

  return { challenge, kind, hasFailed, refresh }
}

async function fetchCaptcha(kind: CaptchaKind): Promise<Captcha | null> {
  const { isOk, data } = await callApi<Captcha>(`/contactus/captcha?kind=${kind}`, { method: 'GET' })
  return isOk ? data : null
}
