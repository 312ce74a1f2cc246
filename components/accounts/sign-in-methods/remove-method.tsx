'use client'

import { Button } from '@/components/ui/button'
import { ConfirmedAction } from '@/components/ui/confirmed-action'
import { methodMessages as messages } from '@/lib/accounts/sign-in-methods/messages'
import { callApi } from '@/lib/api/client'
import type { Kind } from '@/lib/auth/cookies'

const paths = { seeker: '/api/account/sign-in-methods', admin: '/api/adminaccount/sign-in-methods' } as const

export function RemoveMethod({ kind, id, name }: { kind: Kind; id: string; name: string }) {
  return (
    <ConfirmedAction
      call={() => callApi(`${paths[kind]}/${id}`, { method: 'DELETE' })}
      title={`Remove ${name}`}
      question={messages.askRemove(name)}
      confirmLabel="Remove"
      done={messages.removed}
      failed={messages.notRemoved}
      button={(ask) => (
        <Button look="quiet" onClick={ask} aria-label={`Remove ${name}`}>
          Remove
        </Button>
      )}
    />
  )
}
