'use client'

import { Button } from '@/components/ui/button'
import { ConfirmedAction } from '@/components/ui/confirmed-action'
import { sessionMessages as messages } from '@/lib/accounts/own-sessions/messages'
import { callApi } from '@/lib/api/client'
import type { Kind } from '@/lib/auth/cookies'

const paths = { seeker: '/api/account/sessions', admin: '/api/adminaccount/sessions' } as const

export function EndOthers({ kind, count }: { kind: Kind; count: number }) {
  return (
    <ConfirmedAction
      call={() => callApi(paths[kind], { method: 'DELETE' })}
      title="Sign out elsewhere"
      question={messages.askEndOthers}
      confirmLabel="Sign out elsewhere"
      done={messages.othersEnded}
      failed={messages.othersNotEnded}
      className="mt-3"
      button={(ask) => (
        <Button look="secondary" onClick={ask}>
          {count === 1 ? 'Sign out of the other session' : `Sign out of the other ${count} sessions`}
        </Button>
      )}
    />
  )
}
