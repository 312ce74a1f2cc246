'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useDelayedRedirect } from '@/components/accounts/seekers/use-delayed-redirect'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { NewPasswordField } from '@/components/ui/new-password-field'
import { ConfirmPasswordField } from '@/components/ui/password-field'
import { acceptanceSchema } from '@/lib/accounts/admins/schema'
import { accountMessages } from '@/lib/accounts/seekers/messages'
import { callApi } from '@/lib/api/client'

export function AcceptForm({ token, email, name }: { token: string; email: string; name: string }) {
  const [message, setMessage] = useState<Message | null>(null)
  const leaveFor = useDelayedRedirect()
  const form = useForm({
    resolver: zodResolver(acceptanceSchema),
    defaultValues: { token, password: '', confirmPassword: '' },
  })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(
    async (json) => {
      setMessage(null)
      try {
        const response = await callApi('/api/admins/accept', { method: 'POST', json })
        setMessage({ tone: response.isOk ? 'success' : 'error', text: response.message || accountMessages.wentWrong })
        if (response.isOk) leaveFor('/admin')
      } catch {
        setMessage({ tone: 'error', text: accountMessages.wentWrong })
      }
    },
    () => setMessage(null),
  )

  return (
    <Form onSubmit={submit} aria-label="Choose a password" className="space-y-5">
      <input hidden type="text" name="username" autoComplete="username" value={email} readOnly />
      <NewPasswordField
        {...form.register('password')}
        owner={[email, name]}
        label="Password"
        error={errors.password?.message}
      />
      <ConfirmPasswordField {...form.register('confirmPassword')} error={errors.confirmPassword?.message} />
      <MessageArea message={message} />
      <Button type="submit" isBusy={isSubmitting || message?.tone === 'success'} className="w-full">
        Join
      </Button>
    </Form>
  )
}
