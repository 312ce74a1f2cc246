'use client'

import { EndSession } from '@/components/accounts/session/end-session'
import { buttonClass } from '@/components/ui/button'
import { clearAccount } from '@/lib/accounts/session/stored-account'
import type { Kind } from '@/lib/auth/cookies'
import { withNext } from '@/lib/site/routes/return-path'

export function LogInAgain({ kind, label }: { kind: Kind; label: string }) {
  function leave() {
    if (kind === 'seeker') clearAccount()
    window.location.assign(withNext(kind === 'seeker' ? '/login' : '/admin', window.location.pathname))
  }
  return (
    <EndSession kind={kind} leave={leave} className={buttonClass('secondary')}>
      {label}
    </EndSession>
  )
}
