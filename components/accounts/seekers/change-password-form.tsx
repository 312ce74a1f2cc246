'use client'

import { SessionEnded } from '@/components/accounts/session/session-ended'
import { useSessionEnded } from '@/components/accounts/session/use-session-ended'
import { Button } from '@/components/ui/button'
import { HeldMailNote } from '@/components/ui/held-mail-note'
import { MessageArea } from '@/components/ui/message-area'
import { passwordChangeInputs } from '@/components/ui/new-password-field'
import { SubmitForm } from '@/components/ui/submit-form'
import { useAction } from '@/components/ui/use-action'
import { useSubmit } from '@/components/ui/use-submit'
import { accountMessages } from '@/lib/accounts/seekers/messages'
import { passwordChangeFormSchema } from '@/lib/accounts/seekers/schema'
import { callApi } from '@/lib/api/client'

/**
 * Change Password (requirements §2, §5, §8). Shows the email, so that password managers know whose password this is.
 */
export function ChangePasswordForm({ email, userName }: { email: string; userName: string }) {
  const empty = { email, oldPassword: '', newPassword: '', confirmPassword: '' }
  const change = useSubmit({
    schema: passwordChangeFormSchema,
    values: empty,
    call: ({ confirmPassword: _same, ...json }) => callApi('/api/v1/user/change-password', { method: 'PUT', json }),
    done: ({ message }) => {
      change.form.reset(empty)
      return message
    },
    failed: ({ status, message }) => {
      if (status === 401) return accountMessages.sessionOver
      return status === 403 ? accountMessages.otherAccount : message || accountMessages.passwordNotChanged
    },
    refused: ({ status }) => status === 401 && session.ask(),
  })
  // Passwords are never stored, so people who leave for the login page have to enter them again.
  const session = useSessionEnded({ email, goOn: () => change.submit() })
  return (
    <>
      <SubmitForm
        of={change}
        label="Change Password"
        inputs={[
          { name: 'email', label: 'Email', autoComplete: 'username', required: undefined, readOnly: true },
          ...passwordChangeInputs([email, userName], change.form.watch('newPassword')),
        ]}
        button="Change"
        buttonClass="justify-self-start"
        className="max-w-lg space-y-5"
        below={
          change.message?.tone === 'success' && <p className="text-muted">You've been signed out everywhere else.</p>
        }
      />
      <SessionEnded {...session.dialog} />
    </>
  )
}

export function ChoosePassword({ email, isMailHeld }: { email: string; isMailHeld: boolean }) {
  const link = useAction({
    call: () => callApi(`/api/v1/user/forgotpassword?email=${encodeURIComponent(email)}`, { method: 'PUT' }),
    done: ({ message }) => message,
    failed: ({ status, message }) => (status === 429 ? message : accountMessages.resetNotSent),
  })
  return (
    <div className="max-w-lg space-y-5">
      <p>
        Your account doesn't have a password yet. You log in with a code that we email to{' '}
        <b className="break-all">{email}</b>. To set a password too, get a link by email. It expires in 30 minutes.
      </p>
      {isMailHeld && <HeldMailNote what="link" />}
      <MessageArea message={link.message} />
      <Button onClick={() => link.act()} isBusy={link.isBusy}>
        Email me the link
      </Button>
    </div>
  )
}
