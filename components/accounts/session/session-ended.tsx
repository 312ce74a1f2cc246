'use client'

import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { signInHere } from '@/components/accounts/session/sign-in'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { PasswordField } from '@/components/ui/password-field'
import { accountMessages } from '@/lib/accounts/seekers/messages'
import { withNext } from '@/lib/site/routes/return-path'

type SessionEndedProps = {
  email: string
  isOpen: boolean
  onClose: () => void
  onSignedIn: () => void
  onLeave: () => void
}

export function SessionEnded({ isOpen, onClose, ...form }: SessionEndedProps) {
  return (
    <Dialog title="Your session has ended" isOpen={isOpen} onClose={onClose} className="max-w-md">
      <SignInAgain {...form} />
    </Dialog>
  )
}

function SignInAgain({ email, onSignedIn, onLeave }: Pick<SessionEndedProps, 'email' | 'onSignedIn' | 'onLeave'>) {
  const [message, setMessage] = useState<Message | null>(null)
  // One rule, without the schemas of all account forms: the page of a job, which holds this dialog, is to stay light.
  const { register, handleSubmit, setFocus, formState } = useForm({ defaultValues: { password: '' } })
  const { errors, isSubmitting } = formState

  // The dialog takes the focus to its first button as it opens; the password is what is asked for.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setFocus('password'))
    return () => cancelAnimationFrame(frame)
  }, [setFocus])

  const submit = handleSubmit(
    async ({ password }) => {
      setMessage(null)
      const { isOk, message: text } = await signInHere({ email, password })
      if (isOk) return onSignedIn()
      setMessage({ tone: 'error', text })
      setFocus('password', { shouldSelect: true })
    },
    () => setMessage(null),
  )

  function leave() {
    onLeave()
    // What was typed stays, so no question about unsaved changes is to hold the page back.
    window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
    window.location.assign(withNext('/login', window.location.pathname + window.location.search))
  }

  return (
    <form method="post" noValidate onSubmit={submit} aria-label="Sign in again" className="space-y-5">
      <p className="text-muted">Sign in again to go on. What you filled in is still here.</p>
      <Field id="again-email" label="Email" type="email" autoComplete="username" value={email} readOnly />
      <PasswordField
        {...register('password', { required: accountMessages.passwordRequired })}
        id="again-password"
        label="Password"
        autoComplete="current-password"
        required
        error={errors.password?.message}
      />
      <MessageArea message={message} />
      <div className="flex flex-wrap-reverse justify-end gap-3">
        <Button look="quiet" onClick={leave}>
          Use the login page
        </Button>
        <Button type="submit" isBusy={isSubmitting}>
          Sign in and go on
        </Button>
      </div>
    </form>
  )
}
