'use client'

import { useState } from 'react'
import { NewTab } from '@/components/ui/new-tab'
import { PasswordField } from '@/components/ui/password-field'
import { Inputs } from '@/components/ui/submit-form'
import type { Submit } from '@/components/ui/use-submit'
import type { ApiResponse } from '@/lib/api/client'
import { passkeyMessages } from '@/lib/auth/passkeys/messages'
import type { Proof } from '@/lib/auth/recent-proof'

/** What a change needs. If the page has been open for a while, the server may require a password or a new sign-in. */
export function useProof(proof: Proof) {
  const [needed, setNeeded] = useState(proof)
  /** For `useSubmit`. */
  function refused({ status, message, errors }: ApiResponse) {
    if (status === 403 && message === passkeyMessages.proofNeeded) setNeeded('sign-in')
    else if (errors.password) setNeeded('password')
  }
  return { needed, refused }
}

type WithPassword = { password?: string | undefined }
type PasswordProofProps<In extends WithPassword, Out> = { of: Submit<In, Out>; email: string; needed: Proof }

export function PasswordProof<In extends WithPassword, Out>({ of, email, needed }: PasswordProofProps<In, Out>) {
  if (needed === 'sign-in')
    return (
      <p>
        So that we know it's you, first{' '}
        <a href="/adminaccount#sign-in-methods" target="_blank" rel="noopener" className="underline underline-offset-4">
          sign in again under Your account
          <NewTab />
        </a>
        . Then come back here.
      </p>
    )
  if (needed === 'none') return null
  return (
    <>
      <input hidden type="text" name="username" autoComplete="username" value={email} readOnly />
      <Inputs
        of={of as unknown as Submit<WithPassword, unknown>}
        list={[
          {
            name: 'password',
            label: 'Your password',
            as: PasswordField,
            autoComplete: 'current-password',
            required: true,
          },
        ]}
      />
    </>
  )
}
