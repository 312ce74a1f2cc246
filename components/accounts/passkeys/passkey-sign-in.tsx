'use client'

import { KeyRound } from 'lucide-react'
import { usePasskeySignIn } from '@/components/accounts/passkeys/use-passkey-sign-in'
import { Button } from '@/components/ui/button'
import { MessageArea } from '@/components/ui/message-area'

export function PasskeySignIn(props: Parameters<typeof usePasskeySignIn>[0]) {
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
