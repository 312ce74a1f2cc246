'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { PasswordField } from '@/components/ui/password-field'
import { accountMessages } from '@/lib/accounts/messages'
import { loginSchema } from '@/lib/accounts/schema'
import { callApi } from '@/lib/api/client'

/** Signs an admin in and leads to `next` (spec §8). */
export function AdminLoginForm({ next }: { next: string }) {
  const [message, setMessage] = useState<Message | null>(null)
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: '', password: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(
    async (json) => {
      setMessage(null)
      try {
        const answer = await callApi<{ status?: boolean }>('/api/v1/user/adminlogin', { method: 'POST', json })
        const isRight = answer.isOk && answer.data.status === true
        setMessage({ tone: isRight ? 'success' : 'error', text: answer.message || accountMessages.adminRefused })
        if (isRight) window.location.assign(next)
      } catch {
        setMessage({ tone: 'error', text: accountMessages.serverError })
      }
    },
    () => setMessage(null),
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
      <PasswordField
        {...register('password')}
        label="Password"
        autoComplete="current-password"
        required
        error={errors.password?.message}
      />
      <MessageArea message={message} />
      <Button type="submit" isBusy={isSubmitting || message?.tone === 'success'} className="w-full">
        Login
      </Button>
    </form>
  )
}
