'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { AuthLink } from '@/components/accounts/seekers/auth-link'
import { useDelayedRedirect } from '@/components/accounts/seekers/use-delayed-redirect'
import { island } from '@/components/site/islands/island'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { NeedsScript } from '@/components/ui/needs-script'
import { accountMessages } from '@/lib/accounts/seekers/messages'
import { type Registration, registrationSchema } from '@/lib/accounts/seekers/schema'
import { storeRegistration } from '@/lib/accounts/session/stored-account'
import { callApi } from '@/lib/api/client'
import { withNext } from '@/lib/site/routes/return-path'

export const RegistrationForm = island(
  'registration-form',
  function RegistrationForm({ next }: { next: string | null }) {
    const [message, setMessage] = useState<Message | null>(null)
    const leaveFor = useDelayedRedirect()
    const { register, handleSubmit, formState } = useForm({
      resolver: zodResolver(registrationSchema),
      defaultValues: { userName: '', email: '', mobile: '' },
    })
    const { errors, isSubmitting } = formState
    const fail = (text: string) => setMessage({ tone: 'error', text })

    async function sendCode(registration: Registration) {
      setMessage(null)
      try {
        const path = `/api/v1/user/send-otp?email=${encodeURIComponent(registration.email)}`
        const response = await callApi(path, { method: 'POST' })
        if (!response.isOk) return fail(response.message || accountMessages.codeNotSent)
        storeRegistration(registration)
        setMessage({ tone: 'success', text: response.message })
        leaveFor(withNext('/otpverification', next))
      } catch {
        fail(accountMessages.wentWrong)
      }
    }

    const submit = handleSubmit(sendCode, ({ email }) => (email ? fail(accountMessages.email) : setMessage(null)))

    return (
      <form method="post" noValidate onSubmit={submit} className="space-y-5">
        <NeedsScript />
        <Field
          {...register('userName')}
          label="Full Name"
          autoComplete="name"
          required
          error={errors.userName?.message}
        />
        <Field
          {...register('email')}
          label="Email Id"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          error={errors.email && accountMessages.email}
        />
        <Field
          {...register('mobile')}
          label="Mobile Number"
          prefix="+91"
          autoComplete="tel-national"
          inputMode="tel"
          required
          error={errors.mobile?.message}
        />
        <MessageArea message={message} />
        <Button type="submit" isBusy={isSubmitting || message?.tone === 'success'} className="w-full">
          Verify
        </Button>
        <p className="text-center text-muted">
          Already have an account? <AuthLink href={withNext('/login', next)}>Login</AuthLink>
        </p>
      </form>
    )
  },
)
