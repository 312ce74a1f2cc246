'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { AuthLink } from '@/components/accounts/auth-link'
import { CodeLogin } from '@/components/accounts/code-login'
import { useDelayedRedirect } from '@/components/accounts/use-delayed-redirect'
import { island } from '@/components/islands/island'
import { signInHere } from '@/components/session/sign-in'
import { Button } from '@/components/ui/button'
import { CheckboxField, EmailField } from '@/components/ui/field'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { NeedsScript } from '@/components/ui/needs-script'
import { PasswordField } from '@/components/ui/password-field'
import { accountMessages } from '@/lib/accounts/messages'
import { loginFormSchema } from '@/lib/accounts/schema'
import { withNext } from '@/lib/routes/return-path'

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
      <NeedsScript />
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
