'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useAnnounce } from '@/components/console/lists/status-message'
import { useFocusHome } from '@/components/console/lists/use-focus-home'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { CheckboxField, Field } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { NewPasswordField } from '@/components/ui/new-password-field'
import { ConfirmPasswordField, PasswordField } from '@/components/ui/password-field'
import { adminAccountMessages, adminAccountMessages as messages } from '@/lib/accounts/admin-account/messages'
import { ownNameSchema, ownPasswordFormSchema } from '@/lib/accounts/admin-account/schema'
import { callApi } from '@/lib/api/client'

export function NameForm({ name, email, role }: { name: string; email: string; role: string }) {
  const router = useRouter()
  const [message, setMessage] = useState<Message | null>(null)
  const form = useForm({ resolver: zodResolver(ownNameSchema), defaultValues: { name } })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(
    async (json) => {
      setMessage(null)
      const response = await callApi('/api/adminaccount', { method: 'PATCH', json }).catch(() => null)
      const text = response?.message || adminAccountMessages.notRenamed
      setMessage({ tone: response?.isOk ? 'success' : 'error', text })
      if (response?.isOk) router.refresh()
    },
    () => setMessage(null),
  )

  return (
    <Form onSubmit={submit} aria-label="Your name" className="space-y-5">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
        <dt className="text-muted">Email</dt>
        <dd className="wrap-anywhere">{email}</dd>
        <dt className="text-muted">Role</dt>
        <dd>{role}</dd>
      </dl>
      <Field {...form.register('name')} label="Name" autoComplete="name" required error={errors.name?.message} />
      <MessageArea message={message} />
      <Button type="submit" look="secondary" isBusy={isSubmitting}>
        Save the name
      </Button>
    </Form>
  )
}

const empty = { oldPassword: '', newPassword: '', confirmPassword: '' }

/** Changes the admin's password. The address goes along unseen, so that password managers know whose it is. */
export function PasswordForm({ email, name }: { email: string; name: string }) {
  const router = useRouter()
  const [message, setMessage] = useState<Message | null>(null)
  // A new form after a change: what it showed of the old one's strength goes with it.
  const [changes, setChanges] = useState(0)
  const form = useForm({ resolver: zodResolver(ownPasswordFormSchema), defaultValues: empty })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(
    async ({ confirmPassword: _same, ...json }) => {
      setMessage(null)
      const response = await callApi('/api/adminaccount/password', { method: 'PUT', json }).catch(() => null)
      const text = response?.message || adminAccountMessages.passwordNotChanged
      if (response?.isOk) {
        form.reset(empty)
        setChanges(changes + 1)
        router.refresh()
      }
      if (response?.errors.oldPassword)
        return form.setError('oldPassword', { message: response.errors.oldPassword }, { shouldFocus: true })
      setMessage({ tone: response?.isOk ? 'success' : 'error', text })
    },
    () => setMessage(null),
  )

  return (
    <Form key={changes} onSubmit={submit} aria-label="Change your password" className="space-y-5">
      <input hidden type="text" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        {...form.register('oldPassword')}
        label="Old Password"
        autoComplete="current-password"
        required
        error={errors.oldPassword?.message}
      />
      <NewPasswordField
        {...form.register('newPassword')}
        owner={[email, name]}
        label="New Password"
        error={errors.newPassword?.message}
      />
      <ConfirmPasswordField {...form.register('confirmPassword')} error={errors.confirmPassword?.message} />
      <MessageArea message={message} />
      <Button type="submit" look="secondary" isBusy={isSubmitting}>
        Change the password
      </Button>
    </Form>
  )
}

export function SummaryChoice({ isWanted }: { isWanted: boolean }) {
  const router = useRouter()
  const [message, setMessage] = useState<Message | null>(null)
  const [isTicked, setTicked] = useState(isWanted)
  const [isBusy, setBusy] = useState(false)

  async function change(wanted: boolean) {
    setTicked(wanted)
    setBusy(true)
    const response = await callApi('/api/adminaccount/summary', { method: 'PUT', json: { wanted } }).catch(() => null)
    setBusy(false)
    if (!response?.isOk) setTicked(!wanted)
    setMessage({ tone: response?.isOk ? 'success' : 'error', text: response?.message || messages.summaryFailed })
    if (response?.isOk) router.refresh()
  }

  return (
    <>
      <CheckboxField
        name="summary"
        label="Mail me a summary on Mondays"
        checked={isTicked}
        aria-disabled={isBusy}
        onChange={(event) => !isBusy && change(event.target.checked)}
      />
      <MessageArea message={message} />
    </>
  )
}

export function EndOthers({ count }: { count: number }) {
  const router = useRouter()
  const announce = useAnnounce()
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const part = useRef<HTMLDivElement>(null)
  useFocusHome(part)

  async function end() {
    setBusy(true)
    const response = await callApi('/api/adminaccount/sessions', { method: 'DELETE' }).catch(() => null)
    setBusy(false)
    setAsked(false)
    announce(
      response?.isOk
        ? { tone: 'success', text: messages.othersEnded }
        : { tone: 'error', text: response?.message || messages.othersNotEnded },
    )
    if (response?.isOk) router.refresh()
  }

  return (
    <div ref={part} className="mt-3">
      <Button look="secondary" onClick={() => setAsked(true)}>
        {count === 1 ? 'End the other session' : `End the other ${count} sessions`}
      </Button>
      <ConfirmDialog
        title="End the other sessions"
        question={messages.askEndOthers}
        confirmLabel="Sign out elsewhere"
        isOpen={isAsked}
        isBusy={isBusy}
        onConfirm={end}
        onClose={() => setAsked(false)}
      />
    </div>
  )
}
