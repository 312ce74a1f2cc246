'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { AuthLink } from '@/components/accounts/auth-link'
import { useDelayedRedirect } from '@/components/accounts/use-delayed-redirect'
import { Button } from '@/components/ui/button'
import { CheckboxField, Field } from '@/components/ui/field'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { PasswordField } from '@/components/ui/password-field'
import { accountMessages } from '@/lib/accounts/messages'
import { loginFormSchema } from '@/lib/accounts/schema'
import { callApi } from '@/lib/api/client'
import { withNext } from '@/lib/chrome/paths'
import { storeAccount } from '@/lib/session/storage'

type LoginAnswer = { status?: boolean; userName: string; email: string }
type Account = Parameters<typeof storeAccount>[0]

/** Signs a seeker in, mirrors the account into the browser's storage and leads to `next` (spec §4). */
export function LoginForm({ next }: { next: string | null }) {
  const [message, setMessage] = useState<Message | null>(null)
  const leaveFor = useDelayedRedirect()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(loginFormSchema),
    defaultValues: { email: '', password: '', isHuman: false },
  })
  const { errors, isSubmitting } = formState
  const fail = (text: string) => setMessage({ tone: 'error', text })

  const submit = handleSubmit(
    async ({ email, password }) => {
      setMessage(null)
      try {
        const answer = await callApi<LoginAnswer>('/api/v1/user/login', { method: 'POST', json: { email, password } })
        if (!answer.isOk) return fail(answer.message || accountMessages.wentWrong)
        if (!answer.data.status) return fail(answer.message || accountMessages.badCredentials)
        const session = await callApi<Account | null>('/api/auth/session', { method: 'GET' })
        storeAccount(session.data ?? { userName: answer.data.userName, email: answer.data.email, mobile: '' })
        setMessage({ tone: 'success', text: answer.message })
        leaveFor(next ?? '/userdashboard')
      } catch {
        fail(accountMessages.wentWrong)
      }
    },
    ({ isHuman }) => (isHuman ? fail(accountMessages.captcha) : setMessage(null)),
  )

  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-5">
      <Field
        {...register('email')}
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        error={errors.email?.message}
      />
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
      <Button type="submit" isBusy={isSubmitting || message?.tone === 'success'} className="w-full">
        Login
      </Button>
      <p className="text-center text-muted">
        New here? <AuthLink href={withNext('/register', next)}>Register</AuthLink>
      </p>
    </form>
  )
}
