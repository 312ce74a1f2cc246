'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import Link from 'next/link'
import { useState, useSyncExternalStore } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { AuthLink } from '@/components/accounts/seekers/auth-link'
import { useDelayedRedirect } from '@/components/accounts/seekers/use-delayed-redirect'
import { island } from '@/components/site/islands/island'
import { Button, buttonClass } from '@/components/ui/button'
import { CodeBoxes } from '@/components/ui/code-boxes'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { NewPasswordField } from '@/components/ui/new-password-field'
import { ConfirmPasswordField } from '@/components/ui/password-field'
import { accountMessages } from '@/lib/accounts/seekers/messages'
import { completionFormSchema } from '@/lib/accounts/seekers/schema'
import { storedRegistration, watchAccount } from '@/lib/accounts/session/stored-account'
import { callApi } from '@/lib/api/client'
import { codeMessages } from '@/lib/auth/code-rules'
import { site } from '@/lib/site/company'
import { withNext } from '@/lib/site/routes/return-path'

export const Completion = island('completion', function Completion({ next }: { next: string | null }) {
  const email = useSyncExternalStore(
    watchAccount,
    () => storedRegistration()?.email ?? '',
    () => null,
  )
  const userName = (email && storedRegistration()?.userName) || ''
  if (email !== '') return <CompletionForm email={email ?? ''} userName={userName} next={next} />
  // The form keeps its room, so that nothing moves when the browser finds that it holds no registration.
  return (
    <div className="relative">
      <div inert className="invisible">
        <CompletionForm email="" userName="" next={next} />
      </div>
      <div className="absolute inset-x-0 top-0 rounded-card border border-line bg-raised p-6">
        <p>
          This browser holds no registration yet. Start with your name, email and mobile number, then come back with the
          code.
        </p>
        <Link href="/register" className={buttonClass('primary', 'mt-5')}>
          Start registration
        </Link>
      </div>
    </div>
  )
})

const besideField: Record<string, string> = {
  [accountMessages.fillAll]: 'This is still empty.',
  [accountMessages.passwordsDiffer]: 'This differs from the password above.',
}
const beside = (error: { message?: string } | undefined) =>
  error?.message && (besideField[error.message] ?? error.message)

function CompletionForm({ email, userName, next }: { email: string; userName: string; next: string | null }) {
  const { control, register, handleSubmit, setValue, setFocus, formState } = useForm({
    resolver: zodResolver(completionFormSchema),
    defaultValues: { otp: '', password: '', confirmPassword: '' },
    shouldFocusError: false,
  })
  const { errors, isSubmitting } = formState
  const completion = useCompletion(next)

  const submit = handleSubmit(completion.complete, ({ otp, password, confirmPassword }) => {
    setFocus(otp ? 'otp' : password ? 'password' : 'confirmPassword')
    const wrong = [otp?.message, password?.message, confirmPassword?.message]
    completion.refuse([accountMessages.fillAll, accountMessages.passwordsDiffer].find((text) => wrong.includes(text)))
  })

  async function resend() {
    if (!(await completion.resend())) return
    setValue('otp', '')
    setFocus('otp')
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-5">
      <Controller
        control={control}
        name="otp"
        render={({ field: { ref, value, onChange } }) => (
          <CodeBoxes
            ref={ref}
            label="One-time code"
            value={value}
            onChange={onChange}
            readOnly={completion.isVerified}
            error={errors.otp && codeMessages.incomplete}
          />
        )}
      />
      <p className="text-muted">
        {completion.isVerified
          ? 'Your code is verified.'
          : `Sent to ${email || 'your address'}. It is valid for 10 minutes.`}
      </p>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField
        {...register('password')}
        owner={[email, userName]}
        label="Password"
        error={beside(errors.password)}
      />
      <ConfirmPasswordField {...register('confirmPassword')} error={beside(errors.confirmPassword)} />
      <p className="text-sm text-muted">
        By registering you agree to the{' '}
        <a href="/privacy" target="_blank" rel="noopener" className="underline underline-offset-4">
          Privacy Notice and Terms &amp; Conditions<span className="sr-only"> (opens a new tab)</span>
        </a>{' '}
        of {site.legalName}.
      </p>
      <MessageArea message={completion.message} />
      <div className="grid gap-3">
        <Button type="submit" isBusy={isSubmitting || completion.isDone}>
          Register
        </Button>
        <Button look="secondary" onClick={resend} isBusy={completion.isResending}>
          Resend OTP
        </Button>
      </div>
      <p className="text-center text-muted">
        Wrong address? <AuthLink href="/register">Start again</AuthLink>
      </p>
    </form>
  )
}

type Completion = { otp: string; password: string; confirmPassword: string }

/** verify-otp, then register. A code works once: a verified one is not sent again when only the second call failed. */
function useCompletion(next: string | null) {
  const [message, setMessage] = useState<Message | null>(null)
  const [isVerified, setVerified] = useState(false)
  const [isDone, setDone] = useState(false)
  const [isResending, setResending] = useState(false)
  const leaveFor = useDelayedRedirect()
  const refuse = (text: string | undefined) => setMessage(text ? { tone: 'error', text } : null)

  async function complete({ otp, password, confirmPassword }: Completion) {
    setMessage(null)
    const registration = storedRegistration()
    try {
      if (!isVerified) {
        const json = { email: registration?.email, otp }
        const verified = await callApi('/api/v1/user/verify-otp', { method: 'POST', json })
        if (!verified.isOk) return refuse(`Error: ${verified.message || accountMessages.codeWrong}`)
        setVerified(true)
      }
      const json = { ...registration, password, confirmPassword }
      const registered = await callApi('/api/v1/user/register', { method: 'PUT', json })
      if (!registered.isOk) {
        if (registered.message === accountMessages.notVerified) setVerified(false)
        return refuse(`Error: ${registered.message || accountMessages.notRegistered}`)
      }
      setDone(true)
      setMessage({ tone: 'success', text: registered.message })
      leaveFor(withNext('/login', next))
    } catch {
      refuse(accountMessages.wentWrong)
    }
  }

  async function resend(): Promise<boolean> {
    setMessage(null)
    setResending(true)
    try {
      const path = `/api/v1/user/regenerate-otp?email=${encodeURIComponent(storedRegistration()?.email ?? '')}`
      const { isOk, message: response } = await callApi(path, { method: 'PUT' })
      if (isOk) setVerified(false)
      setMessage(
        isOk
          ? { tone: 'success', text: response }
          : { tone: 'error', text: `Error: ${response || accountMessages.codeNotResent}` },
      )
      return isOk
    } catch {
      refuse(`Error: ${accountMessages.codeNotResent}`)
      return false
    } finally {
      setResending(false)
    }
  }

  return { message, refuse, complete, resend, isVerified, isDone, isResending }
}
