'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { AuthLink } from '@/components/accounts/seekers/auth-link'
import { useDelayedRedirect } from '@/components/accounts/seekers/use-delayed-redirect'
import { island } from '@/components/site/islands/island'
import { Button } from '@/components/ui/button'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { NewPasswordField } from '@/components/ui/new-password-field'
import { ConfirmPasswordField } from '@/components/ui/password-field'
import { accountMessages } from '@/lib/accounts/seekers/messages'
import { resetSchema } from '@/lib/accounts/seekers/schema'
import { clearAccount } from '@/lib/accounts/session/stored-account'
import { callApi } from '@/lib/api/client'

export const ResetPasswordForm = island(
  'reset-password-form',
  function ResetPasswordForm({ token, email, userName }: { token: string; email: string; userName: string }) {
    const [message, setMessage] = useState<Message | null>(null)
    const leaveFor = useDelayedRedirect()
    const { register, handleSubmit, formState } = useForm({
      resolver: zodResolver(resetSchema),
      defaultValues: { token, password: '', confirmPassword: '' },
    })
    const { errors, isSubmitting } = formState

    const submit = handleSubmit(
      async (json) => {
        setMessage(null)
        try {
          const response = await callApi('/api/v1/user/reset-password', { method: 'POST', json })
          setMessage({ tone: response.isOk ? 'success' : 'error', text: response.message || accountMessages.wentWrong })
          if (!response.isOk) return
          clearAccount()
          leaveFor('/login')
        } catch {
          setMessage({ tone: 'error', text: accountMessages.wentWrong })
        }
      },
      () => setMessage(null),
    )

    return (
      <form method="post" noValidate onSubmit={submit} className="space-y-5">
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordField
          {...register('password')}
          owner={[email, userName]}
          label="New Password"
          error={errors.password?.message}
        />
        <ConfirmPasswordField {...register('confirmPassword')} error={errors.confirmPassword?.message} />
        <MessageArea message={message} />
        {message?.text === accountMessages.resetDead && <AuthLink href="/forgotpassword">Ask for a new link</AuthLink>}
        <Button type="submit" isBusy={isSubmitting || message?.tone === 'success'} className="w-full">
          Change password
        </Button>
      </form>
    )
  },
)
