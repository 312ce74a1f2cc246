'use client'

import { KeyRound } from 'lucide-react'
import { type PasskeySignedIn, usePasskeySignIn } from '@/components/accounts/passkeys/use-passkey-sign-in'
import { Button } from '@/components/ui/button'
import { MessageArea } from '@/components/ui/message-area'
import type { Kind } from '@/lib/auth/cookies'

type PasskeySignInProps = { kind: Kind; done: (signedIn: PasskeySignedIn) => Promise<void> | void }

export function PasskeySignIn(props: PasskeySignInProps) {
  const { ask, isBusy, message } = usePasskeySignIn(props)
  return (
    <div className="grid gap-3">
      <Button look="secondary" onClick={ask} isBusy={isBusy}>
        {!isBusy && <KeyRound aria-hidden className="size-5" />}
        Sign in with a passkey
      </Button>
      <MessageArea message={message} />
    </div>
  )
}
