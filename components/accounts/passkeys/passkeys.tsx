'use client'

import { KeyRound } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type ReactNode, useRef, useState } from 'react'
import { AddPasskey, RemovePasskey, RenamePasskey } from '@/components/accounts/passkeys/passkey-forms'
import { useAnnouncement } from '@/components/ui/announce'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { MessageArea } from '@/components/ui/message-area'
import { useFocusHome } from '@/components/ui/use-focus-home'
import type { ListedPasskey } from '@/lib/accounts/passkeys/format'
import type { Kind } from '@/lib/auth/cookies'
import { passkeyMessages } from '@/lib/auth/passkeys/messages'
import type { ProviderNeed } from '@/lib/auth/providers/queries'
import type { Proof } from '@/lib/auth/recent-proof'

const titles = { add: 'Add a passkey', rename: 'Rename passkey', remove: 'Remove passkey' } as const
type Step = { what: 'add' } | { what: 'rename' | 'remove'; passkey: ListedPasskey }

type PasskeysProps = {
  kind: Kind
  email: string
  passkeys: ListedPasskey[]
  proof: Proof
  again: ReactNode
  off?: ProviderNeed | null
}

/** `off`: why passkeys don't sign the viewer in, if they don't. They can still remove theirs. */
export function Passkeys({ kind, email, passkeys, proof, again, off }: PasskeysProps) {
  const router = useRouter()
  const part = useRef<HTMLDivElement>(null)
  const [step, setStep] = useState<Step | null>(null)
  const [message, say] = useAnnouncement()
  useFocusHome(part)

  const close = () => setStep(null)
  const form = {
    kind,
    email,
    proof,
    again,
    onDone: (text: string) => {
      say({ tone: 'success', text })
      close()
      router.refresh()
    },
    onCancel: close,
  }

  return (
    <div ref={part}>
      {off && <p className="text-muted">{passkeyMessages.off[off]}</p>}
      {passkeys.length === 0 ? (
        !off && <p className="text-muted">You don't have any passkeys yet.</p>
      ) : (
        <ul className="divide-y divide-line">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
              <KeyRound aria-hidden className="size-5 shrink-0 text-muted" />
              <div className="min-w-48 flex-1">
                <p className="font-medium wrap-anywhere">{passkey.name}</p>
                <p className="text-[0.95rem] text-muted">
                  Added {passkey.added}. {passkey.lastUsed}
                </p>
              </div>
              <div className="-ml-3 flex flex-wrap">
                <Button look="quiet" className="px-3!" onClick={() => setStep({ what: 'rename', passkey })}>
                  Rename<span className="sr-only"> {passkey.name}</span>
                </Button>
                <Button
                  look="quiet"
                  className="px-3! text-danger!"
                  onClick={() => setStep({ what: 'remove', passkey })}
                >
                  Remove<span className="sr-only"> {passkey.name}</span>
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4 space-y-3">
        <MessageArea message={message} />
        {!off && (
          <Button look="secondary" onClick={() => setStep({ what: 'add' })}>
            Add a passkey
          </Button>
        )}
      </div>
      <Dialog title={step ? titles[step.what] : ''} isOpen={step !== null} onClose={close} className="max-w-md">
        {step?.what === 'add' && <AddPasskey {...form} />}
        {step?.what === 'rename' && <RenamePasskey {...form} passkey={step.passkey} />}
        {step?.what === 'remove' && <RemovePasskey {...form} passkey={step.passkey} />}
      </Dialog>
    </div>
  )
}
