'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { AuthLink } from '@/components/accounts/seekers/auth-link'
import { useDelayedRedirect } from '@/components/accounts/seekers/use-delayed-redirect'
import { island } from '@/components/site/islands/island'
import { Button } from '@/components/ui/button'
import { EmailField } from '@/components/ui/field'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { NeedsScript } from '@/components/ui/needs-script'
import { accountMessages } from '@/lib/accounts/seekers/messages'
import { emailQuery } from '@/lib/accounts/seekers/schema'
import { callApi } from '@/lib/api/client'

export const ForgotPasswordForm = island('forgot-password-form', function ForgotPasswordForm() {
  const [message, setMessage] = useState<Message | null>(null)
  const leaveFor = useDelayedRedirect()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(emailQuery),
    defaultValues: { email: '' },
  })
  const fail = (text: string) => setMessage({ tone: 'error', text })

  const submit = handleSubmit(
    async ({ email }) => {
      setMessage(null)
      try {
        const path = `/api/v1/user/forgotpassword?email=${encodeURIComponent(email)}`
        const response = await callApi(path, { method: 'PUT' })
        if (!response.isOk) return fail(response.status === 429 ? response.message : accountMessages.resetNotSent)
        setMessage({ tone: 'success', text: response.message })
        leaveFor('/login')
      } catch {
        fail(accountMessages.resetNotSent)
      }
    },
    () => setMessage(null),
  )

  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-5">
      <NeedsScript />
      <EmailField {...register('email')} error={formState.errors.email?.message} />
      <MessageArea message={message} />
      <Button type="submit" isBusy={formState.isSubmitting || message?.tone === 'success'} className="w-full">
        Send
      </Button>
      <p className="text-center text-muted">
        Remembered it? <AuthLink href="/login">Login</AuthLink>
      </p>
    </form>
  )
})
