'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { SessionEnded } from '@/components/accounts/session/session-ended'
import { useSessionEnded } from '@/components/accounts/session/use-session-ended'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { NewPasswordField } from '@/components/ui/new-password-field'
import { ConfirmPasswordField, PasswordField } from '@/components/ui/password-field'
import { accountMessages } from '@/lib/accounts/seekers/messages'
import { passwordChangeFormSchema } from '@/lib/accounts/seekers/schema'
import { callApi } from '@/lib/api/client'

/** Change Password (requirements §2, §5, §8). The address is shown, so that password managers know whose password it is. */
export function ChangePasswordForm({ email, userName }: { email: string; userName: string }) {
  const [message, setMessage] = useState<Message | null>(null)
  const [changes, setChanges] = useState(0)
  const empty = { email, oldPassword: '', newPassword: '', confirmPassword: '' }
  const form = useForm({ resolver: zodResolver(passwordChangeFormSchema), defaultValues: empty })
  const { errors, isSubmitting } = form.formState
  const refuse = (text: string) => setMessage({ tone: 'error', text })
  // Passwords are never stored: whoever leaves for the login page types them again.
  const session = useSessionEnded({ email, goOn: () => submit() })

  const submit = form.handleSubmit(
    async ({ confirmPassword: _same, ...json }) => {
      setMessage(null)
      try {
        const response = await callApi('/api/v1/user/change-password', { method: 'PUT', json })
        if (response.status === 401) {
          refuse(accountMessages.sessionOver)
          return session.ask()
        }
        if (response.status === 403) return refuse(accountMessages.otherAccount)
        if (!response.isOk) return refuse(response.message || accountMessages.passwordNotChanged)
        setMessage({ tone: 'success', text: response.message })
        form.reset(empty)
        setChanges(changes + 1)
      } catch {
        refuse(accountMessages.passwordNotChanged)
      }
    },
    () => setMessage(null),
  )

  return (
    <>
      <Form onSubmit={submit} aria-label="Change Password" className="max-w-lg space-y-5">
        <Field
          {...form.register('email')}
          defaultValue={email}
          label="Email"
          type="email"
          autoComplete="username"
          readOnly
        />
        <PasswordField
          {...form.register('oldPassword')}
          label="Old Password"
          autoComplete="current-password"
          required
          error={errors.oldPassword?.message}
        />
        <NewPasswordField
          {...form.register('newPassword')}
          key={changes}
          owner={[email, userName]}
          label="New Password"
          error={errors.newPassword?.message}
        />
        <ConfirmPasswordField {...form.register('confirmPassword')} error={errors.confirmPassword?.message} />
        <MessageArea message={message} />
        {message?.tone === 'success' && (
          <p className="text-muted">You stay signed in here. Everywhere else you have been signed out.</p>
        )}
        <Button type="submit" isBusy={isSubmitting}>
          Change
        </Button>
      </Form>
      <SessionEnded {...session.dialog} />
    </>
  )
}

export function ChoosePassword({ email }: { email: string }) {
  const [message, setMessage] = useState<Message | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function mailLink() {
    setMessage(null)
    setBusy(true)
    try {
      const path = `/api/v1/user/forgotpassword?email=${encodeURIComponent(email)}`
      const { isOk, status, message: text } = await callApi(path, { method: 'PUT' })
      if (isOk) setMessage({ tone: 'success', text })
      else setMessage({ tone: 'error', text: status === 429 ? text : accountMessages.resetNotSent })
    } catch {
      setMessage({ tone: 'error', text: accountMessages.resetNotSent })
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="max-w-lg space-y-5">
      <p>
        Your account has no password yet. You log in with a code that we mail to <b className="break-all">{email}</b>.
        If you want a password as well, we mail you a link to choose one; it works for 30 minutes.
      </p>
      <MessageArea message={message} />
      <Button onClick={mailLink} isBusy={isBusy}>
        Email me the link
      </Button>
    </div>
  )
}
