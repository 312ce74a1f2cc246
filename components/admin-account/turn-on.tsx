'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { CodeForm } from '@/components/admin-account/code-form'
import { QrCode } from '@/components/admin-account/qr-code'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/field'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { PasswordField } from '@/components/ui/password-field'
import { adminAccountMessages } from '@/lib/admin-account/messages'
import { enrolmentSchema } from '@/lib/admin-account/schema'
import { callApi } from '@/lib/api/client'

const path = '/api/adminaccount/second-factor'
type Enrolment = { secret: string; url: string }

/** Turns the second factor on: the password, then the app and its first code. Gives the recovery codes on. */
export function TurnOn({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  if (!enrolment) return <ProveYourself onProven={setEnrolment} />
  return (
    <CodeForm
      call={{ path, method: 'PUT' }}
      label="Turn on"
      failure={adminAccountMessages.notTurnedOn}
      isAppOnly
      onDone={({ recoveryCodes = [] }) => onCodes(recoveryCodes)}
    >
      <p>Scan this with your authenticator app, then type the code that it shows.</p>
      <div className="flex justify-center">
        <QrCode text={enrolment.url} label="QR code for your authenticator app" />
      </div>
      <details>
        <summary className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4">
          It cannot be scanned?
        </summary>
        <TextAreaField
          label="Key"
          rows={2}
          hint="Add an account by hand in your app, time-based with six digits, and give it this key."
          readOnly
          value={enrolment.secret.replace(/(.{4})(?=.)/g, '$1 ')}
          onFocus={({ target }) => target.select()}
        />
      </details>
    </CodeForm>
  )
}

function ProveYourself({ onProven }: { onProven: (enrolment: Enrolment) => void }) {
  const [message, setMessage] = useState<Message | null>(null)
  const form = useForm({ resolver: zodResolver(enrolmentSchema), defaultValues: { password: '' } })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (json) => {
    setMessage(null)
    const answer = await callApi<Enrolment>(path, { method: 'POST', json }).catch(() => null)
    if (answer?.isOk) return onProven(answer.data)
    if (answer?.errors.password)
      return form.setError('password', { message: answer.errors.password }, { shouldFocus: true })
    setMessage({ tone: 'error', text: answer?.message || adminAccountMessages.notTurnedOn })
  })

  return (
    <form method="post" noValidate onSubmit={submit} aria-label="Your password" className="space-y-5">
      <p>
        You need an authenticator app, for example the one built into your phone or your password manager. First, your
        password:
      </p>
      <PasswordField
        {...form.register('password')}
        label="Password"
        autoComplete="current-password"
        required
        error={errors.password?.message}
      />
      <MessageArea message={message} />
      <Button type="submit" isBusy={isSubmitting} className="w-full">
        Continue
      </Button>
    </form>
  )
}
