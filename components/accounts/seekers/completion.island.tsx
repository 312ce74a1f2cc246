'use client'

import Link from 'next/link'
import { useState, useSyncExternalStore } from 'react'
import { Controller } from 'react-hook-form'
import { AuthLink } from '@/components/accounts/seekers/auth-link'
import { island } from '@/components/site/islands/island'
import { Button, buttonClass } from '@/components/ui/button'
import { CodeBoxes } from '@/components/ui/code-boxes'
import { newPasswordInputs } from '@/components/ui/new-password-field'
import { NewTab } from '@/components/ui/new-tab'
import { Inputs, SubmitForm } from '@/components/ui/submit-form'
import { useAction } from '@/components/ui/use-action'
import { useSubmit } from '@/components/ui/use-submit'
import { accountMessages } from '@/lib/accounts/seekers/messages'
import { completionFormSchema } from '@/lib/accounts/seekers/schema'
import { storedRegistration, watchAccount } from '@/lib/accounts/session/stored-account'
import { callApi } from '@/lib/api/client'
import { codeMessages } from '@/lib/auth/code-rules'
import { ended, site } from '@/lib/site/company'
import { withNext } from '@/lib/site/routes/return-path'

export const Completion = island('completion', function Completion({ next }: { next: string | null }) {
  const email = useSyncExternalStore(
    watchAccount,
    () => storedRegistration()?.email ?? '',
    () => null,
  )
  const userName = (email && storedRegistration()?.userName) || ''
  if (email !== '') return <CompletionForm email={email ?? ''} userName={userName} next={next} />
  // The form's space is reserved, so the page doesn't shift if the browser finds no registration.
  return (
    <div className="relative">
      <div inert className="invisible">
        <CompletionForm email="" userName="" next={next} />
      </div>
      <div className="absolute inset-x-0 top-0 rounded-card border border-line bg-raised p-6">
        <p>
          You haven't started registering in this browser yet. Enter your name, email and mobile number first, and we'll
          email you a code.
        </p>
        <Link href="/register" className={buttonClass('primary', 'mt-5')}>
          Start registration
        </Link>
      </div>
    </div>
  )
})

const besideField: Record<string, string> = {
  [accountMessages.fillAll]: 'Fill in this field.',
  [accountMessages.passwordsDiffer]: "This doesn't match the password above.",
}

/**
 * Calls verify-otp, then register. A code works only once, so if only the second call failed, a retry skips the first.
 */
function CompletionForm({ email, userName, next }: { email: string; userName: string; next: string | null }) {
  const [isVerified, setVerified] = useState(false)
  const completion = useSubmit({
    schema: completionFormSchema,
    values: { otp: '', password: '', confirmPassword: '' },
    shouldFocusError: false,
    call: async ({ otp, ...passwords }) => {
      const registration = storedRegistration()
      if (!isVerified) {
        const json = { email: registration?.email, otp }
        const verified = await callApi('/api/v1/user/verify-otp', { method: 'POST', json })
        if (!verified.isOk) return { ...verified, message: verified.message || accountMessages.codeWrong }
        setVerified(true)
      }
      return callApi('/api/v1/user/register', { method: 'PUT', json: { ...registration, ...passwords } })
    },
    done: ({ message }) => ({ text: message, leaveFor: withNext('/login', next) }),
    failed: ({ status, message }) =>
      status === 0 ? accountMessages.wentWrong : `Error: ${message || accountMessages.notRegistered}`,
    refused: ({ message }) => message === accountMessages.notVerified && setVerified(false),
    invalid: ({ otp, password, confirmPassword }) => {
      form.setFocus(otp ? 'otp' : password ? 'password' : 'confirmPassword')
      const wrong = [otp?.message, password?.message, confirmPassword?.message]
      return [accountMessages.fillAll, accountMessages.passwordsDiffer].find((text) => wrong.includes(text))
    },
    wordsOf: (error) => besideField[error] ?? error,
  })
  const { form, say } = completion
  const resending = useAction({
    call: () =>
      callApi(`/api/v1/user/regenerate-otp?email=${encodeURIComponent(storedRegistration()?.email ?? '')}`, {
        method: 'PUT',
      }),
    done: ({ message }) => {
      setVerified(false)
      form.setValue('otp', '')
      form.setFocus('otp')
      return message
    },
    failed: ({ message }) => `Error: ${message || accountMessages.codeNotResent}`,
    say,
  })

  return (
    <SubmitForm
      of={completion}
      button="Register"
      beside={
        <Button look="secondary" onClick={() => resending.act()} isBusy={resending.isBusy}>
          Resend OTP
        </Button>
      }
      below={
        <p className="text-center text-muted">
          Wrong email? <AuthLink href="/register">Start again</AuthLink>
        </p>
      }
    >
      <Controller
        control={form.control}
        name="otp"
        render={({ field: { ref, value, onChange }, fieldState }) => (
          <CodeBoxes
            ref={ref}
            label="One-time code"
            value={value}
            onChange={onChange}
            readOnly={isVerified}
            error={fieldState.error && codeMessages.incomplete}
          />
        )}
      />
      <p className="text-muted">
        {isVerified ? 'Code verified.' : `Sent to ${email || 'your email'}. It expires in 10 minutes.`}
      </p>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Inputs of={completion} list={newPasswordInputs('Password', [email, userName], form.watch('password'))} />
      <p className="text-sm text-muted">
        By registering you agree to the{' '}
        <a href="/privacy" target="_blank" rel="noopener" className="underline underline-offset-4">
          Privacy Notice and Terms &amp; Conditions
          <NewTab />
        </a>{' '}
        of {ended(site.legalName)}
      </p>
    </SubmitForm>
  )
}
