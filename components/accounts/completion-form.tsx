'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import { AuthLink } from '@/components/accounts/auth-link'
import { CodeBoxes } from '@/components/accounts/code-boxes'
import { useCompletion } from '@/components/accounts/use-completion'
import { Button } from '@/components/ui/button'
import { MessageArea } from '@/components/ui/message-area'
import { NewPasswordField } from '@/components/ui/new-password-field'
import { PasswordField } from '@/components/ui/password-field'
import { accountMessages } from '@/lib/accounts/messages'
import { completionFormSchema } from '@/lib/accounts/schema'
import { site } from '@/lib/site'

/** The message area says the documented sentence; beside each field stands what to do there. */
const besideField: Record<string, string> = {
  [accountMessages.fillAll]: 'This is still empty.',
  [accountMessages.passwordsDiffer]: 'This differs from the password above.',
}
const beside = (error: { message?: string } | undefined) =>
  error?.message && (besideField[error.message] ?? error.message)

/** The code screen: verifies the code, then completes the account of `email` (spec §4). */
export function CompletionForm({ email, next }: { email: string; next: string | null }) {
  const { control, register, handleSubmit, setValue, setFocus, formState } = useForm({
    resolver: zodResolver(completionFormSchema),
    defaultValues: { otp: '', password: '', confirmPassword: '' },
    shouldFocusError: false,
  })
  const { errors, isSubmitting } = formState
  const completion = useCompletion(next)

  const submit = handleSubmit(completion.complete, ({ otp, password, confirmPassword }) => {
    setFocus(otp ? 'otp' : password ? 'password' : 'confirmPassword')
    const told = [otp?.message, password?.message, confirmPassword?.message]
    completion.refuse([accountMessages.fillAll, accountMessages.passwordsDiffer].find((text) => told.includes(text)))
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
            error={errors.otp && 'Enter all four characters of the code.'}
          />
        )}
      />
      <p className="text-muted">
        {completion.isVerified
          ? 'Your code is verified.'
          : `Sent to ${email || 'your address'}. It is valid for 10 minutes.`}
      </p>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField {...register('password')} label="Password" error={beside(errors.password)} />
      <PasswordField
        {...register('confirmPassword')}
        label="Confirm Password"
        autoComplete="new-password"
        required
        error={beside(errors.confirmPassword)}
      />
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
