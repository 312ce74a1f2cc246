'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { NewPasswordField } from '@/components/ui/new-password-field'
import { PasswordField } from '@/components/ui/password-field'
import { adminAccountMessages } from '@/lib/admin-account/messages'
import { ownPasswordFormSchema } from '@/lib/admin-account/schema'
import { callApi } from '@/lib/api/client'

const empty = { oldPassword: '', newPassword: '', confirmPassword: '' }

/** Changes the admin's password. The address goes along unseen, so that password managers know whose it is. */
export function PasswordForm({ email }: { email: string }) {
  const router = useRouter()
  const [message, setMessage] = useState<Message | null>(null)
  // A new form after a change: what it showed of the old one's strength goes with it.
  const [changes, setChanges] = useState(0)
  const form = useForm({ resolver: zodResolver(ownPasswordFormSchema), defaultValues: empty })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(
    async ({ confirmPassword: _same, ...json }) => {
      setMessage(null)
      const answer = await callApi('/api/adminaccount/password', { method: 'PUT', json }).catch(() => null)
      const text = answer?.message || adminAccountMessages.passwordNotChanged
      if (answer?.isOk) {
        form.reset(empty)
        setChanges(changes + 1)
        router.refresh()
      }
      if (answer?.errors.oldPassword)
        return form.setError('oldPassword', { message: answer.errors.oldPassword }, { shouldFocus: true })
      setMessage({ tone: answer?.isOk ? 'success' : 'error', text })
    },
    () => setMessage(null),
  )

  return (
    <form
      key={changes}
      method="post"
      noValidate
      onSubmit={submit}
      aria-label="Change your password"
      className="space-y-5"
    >
      <input hidden type="text" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        {...form.register('oldPassword')}
        label="Old Password"
        autoComplete="current-password"
        required
        error={errors.oldPassword?.message}
      />
      <NewPasswordField {...form.register('newPassword')} label="New Password" error={errors.newPassword?.message} />
      <PasswordField
        {...form.register('confirmPassword')}
        label="Confirm Password"
        autoComplete="new-password"
        required
        error={errors.confirmPassword?.message}
      />
      <MessageArea message={message} />
      <Button type="submit" look="secondary" isBusy={isSubmitting}>
        Change the password
      </Button>
    </form>
  )
}
