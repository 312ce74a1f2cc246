'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { AuthLink } from '@/components/accounts/seekers/auth-link'
import { MailedCode } from '@/components/accounts/seekers/mailed-code'
import { useDelayedRedirect } from '@/components/accounts/seekers/use-delayed-redirect'
import { signInHere } from '@/components/accounts/session/sign-in'
import { island } from '@/components/site/islands/island'
import { Button } from '@/components/ui/button'
import { CheckboxField, EmailField } from '@/components/ui/field'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { NeedsScript } from '@/components/ui/needs-script'
import { PasswordField } from '@/components/ui/password-field'
import { accountMessages } from '@/lib/accounts/seekers/messages'
import { codeLoginFormSchema, loginFormSchema } from '@/lib/accounts/seekers/schema'
import { callApi } from '@/lib/api/client'
import { codeMessages } from '@/lib/auth/code-rules'
import { withNext } from '@/lib/site/routes/return-path'

type LoginFormProps = { next: string | null; isMailHeld: boolean }

export const LoginForm = island('login-form', function LoginForm({ next, isMailHeld }: LoginFormProps) {
  const [isByCode, setByCode] = useState(false)
  const [message, setMessage] = useState<Message | null>(null)
  const leaveFor = useDelayedRedirect()
  const { register, handleSubmit, getValues, setValue, formState } = useForm({
    resolver: zodResolver(loginFormSchema),
    defaultValues: { email: '', password: '', isHuman: false },
  })
  const { errors, isSubmitting } = formState
  const fail = (text: string) => setMessage({ tone: 'error', text })
  const target = next ?? '/userdashboard'

  const submit = handleSubmit(
    async ({ email, password }) => {
      setMessage(null)
      const { isOk, message: text } = await signInHere({ email, password })
      setMessage({ tone: isOk ? 'success' : 'error', text })
      if (isOk) leaveFor(target)
    },
    ({ isHuman }) => (isHuman ? fail(accountMessages.captcha) : setMessage(null)),
  )

  if (isByCode)
    return (
      <CodeLogin
        email={getValues('email')}
        next={target}
        isMailHeld={isMailHeld}
        onPassword={(email) => {
          setValue('email', email)
          setMessage(null)
          setByCode(false)
        }}
      />
    )

  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-5">
      <NeedsScript />
      <EmailField {...register('email')} error={errors.email?.message} />
      <div>
        <PasswordField
          {...register('password')}
          label="Password"
          autoComplete="current-password"
          required
          error={errors.password?.message}
        />
        <div className="mt-1 text-right">
          <AuthLink href="/forgotpassword">Forgot Password?</AuthLink>
        </div>
      </div>
      <div className="rounded-control border border-edge bg-raised px-4 py-1.5">
        <CheckboxField
          {...register('isHuman')}
          label="I'm not a robot"
          error={errors.isHuman && 'Tick this box to go on.'}
        />
      </div>
      <MessageArea message={message} />
      <div className="grid gap-3">
        <Button type="submit" isBusy={isSubmitting || message?.tone === 'success'}>
          Login
        </Button>
        <Button look="secondary" onClick={() => setByCode(true)}>
          Email me a code instead
        </Button>
      </div>
      <p className="text-center text-muted">
        New here? <AuthLink href={withNext('/register', next)}>Register</AuthLink>
      </p>
    </form>
  )
})

type LoginByCode = { email: string; code: string }

type CodeLoginProps = {
  email: string
  next: string
  isMailHeld: boolean
  onPassword: (email: string) => void
}

function CodeLogin({ email, next, isMailHeld, onPassword }: CodeLoginProps) {
  const [message, setMessage] = useState<Message | null>(null)
  const [mailedTo, setMailedTo] = useState('')
  const leaveFor = useDelayedRedirect()
  const form = useForm<LoginByCode>({
    resolver: (typed: LoginByCode, ...more) => zodResolver(codeLoginFormSchema(isMailed(typed.email)))(typed, ...more),
    defaultValues: { email, code: '' },
  })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  const typedEmail = form.watch('email')
  const isAsked = isMailed(typedEmail)

  // Whoever mends the email needs a code for that one.
  function isMailed(typed: string): boolean {
    return mailedTo !== '' && typed.trim().toLowerCase() === mailedTo
  }

  // The way here was a press on a button that is gone now, and the code's boxes come with the code.
  useEffect(() => setFocus(isAsked ? 'code' : 'email'), [isAsked, setFocus])

  async function mail(to: string): Promise<Message> {
    try {
      const path = `/api/v1/user/send-login-code?email=${encodeURIComponent(to)}`
      const { isOk, message: text } = await callApi(path, { method: 'POST' })
      return { tone: isOk ? 'success' : 'error', text: text || codeMessages.notSent }
    } catch {
      return { tone: 'error', text: codeMessages.notSent }
    }
  }

  const submit = form.handleSubmit(async ({ email: to, code }) => {
    setMessage(null)
    if (!isMailed(to)) {
      const outcome = await mail(to)
      if (outcome.tone === 'error') return setMessage(outcome)
      form.setValue('code', '')
      return setMailedTo(to)
    }
    const { isOk, message: text } = await signInHere({ email: to, code })
    if (!isOk && text === codeMessages.wrong) return form.setError('code', { message: text }, { shouldFocus: true })
    setMessage({ tone: isOk ? 'success' : 'error', text })
    if (isOk) leaveFor(next)
  })

  return (
    <form method="post" noValidate onSubmit={submit} aria-label="Login by code" className="space-y-5">
      <NeedsScript />
      <EmailField {...form.register('email')} error={errors.email?.message} />
      {isAsked ? (
        <Controller
          control={form.control}
          name="code"
          render={({ field: { ref, value, onChange } }) => (
            <MailedCode
              ref={ref}
              value={value}
              onChange={onChange}
              error={errors.code?.message}
              resend={() => mail(mailedTo)}
              isMailHeld={isMailHeld}
            >
              If <span className="wrap-anywhere">{mailedTo}</span> has an account, a code is on its way.
            </MailedCode>
          )}
        />
      ) : (
        <p className="text-muted">We mail you a short code. You need no password.</p>
      )}
      <MessageArea message={message} />
      <div className="grid gap-3">
        <Button type="submit" isBusy={isSubmitting || message?.tone === 'success'}>
          {isAsked ? 'Login' : 'Email me a code'}
        </Button>
        <Button look="secondary" onClick={() => onPassword(form.getValues('email'))}>
          Use my password instead
        </Button>
      </div>
    </form>
  )
}
