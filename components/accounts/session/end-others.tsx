'use client'

import { Button } from '@/components/ui/button'
import { ConfirmedAction } from '@/components/ui/confirmed-action'
import { sessionMessages as messages } from '@/lib/accounts/own-sessions/messages'
import { callApi } from '@/lib/api/client'
import type { Kind } from '@/lib/auth/cookies'

const paths = { seeker: '/api/account/sessions', admin: '/api/adminaccount/sessions' } as const

/** Stays on the page without other sessions, because it says that they were ended. */
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
      button={(ask) =>
        count > 0 ? (
          <Button look="secondary" onClick={ask}>
            {count === 1 ? 'Sign out of the other session' : `Sign out of the other ${count} sessions`}
          </Button>
        ) : (
          <p className="text-[0.95rem] text-muted">You aren't signed in anywhere else.</p>
        )
      }
    />
  )
}
