'use client'

import { useEffect } from 'react'
import * as z from 'zod'
import { PasskeySignIn } from '@/components/accounts/passkeys/passkey-sign-in'
import { signIn, storeSignedIn } from '@/components/accounts/session/sign-in'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { PasswordField } from '@/components/ui/password-field'
import { Inputs, SubmitForm } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import { accountMessages } from '@/lib/accounts/seekers/messages'
import { withNext } from '@/lib/site/routes/return-path'

/** Separate from the account forms' schemas, because the job page uses it and has to stay small. */
const signInAgainSchema = z.object({ password: z.string().min(1, accountMessages.passwordRequired) })

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
  const again = useSubmit({
    schema: signInAgainSchema,
    values: { password: '' },
    call: ({ password }) => signIn({ email, password }),
    done: () => {
      onSignedIn()
    },
    failed: ({ message }) => message,
    refused: () => {
      again.form.setFocus('password', { shouldSelect: true })
    },
    idOf: (name) => `again-${name}`,
  })
  const { setFocus } = again.form

  // Dialogs focus their first button when they open. Here the password comes first.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setFocus('password'))
    return () => cancelAnimationFrame(frame)
  }, [setFocus])

  function leave() {
    onLeave()
    // The input is stored, so there's no need for a warning about unsaved changes.
    window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
    window.location.assign(withNext('/login', window.location.pathname + window.location.search))
  }

  return (
    <SubmitForm
      of={again}
      label="Sign in again"
      button="Sign in and continue"
      beside={
        <Button look="quiet" onClick={leave}>
          Use the login page
        </Button>
      }
      below={
        <PasskeySignIn
          kind="seeker"
          hasField={false}
          done={async (account) => {
            await storeSignedIn(account)
            // The input belongs to the account that the page was opened with.
            if (account.email !== email) return accountMessages.otherAccount
            onSignedIn()
            return
          }}
        />
      }
    >
      <p className="text-muted">Sign in again to continue. What you've entered is still here.</p>
      <Field id="again-email" label="Email" type="email" autoComplete="username" value={email} readOnly />
      <Inputs
        of={again}
        list={[{ name: 'password', label: 'Password', as: PasswordField, autoComplete: 'current-password' }]}
      />
    </SubmitForm>
  )
}
