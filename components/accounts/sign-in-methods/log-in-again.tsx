'use client'

import { Button } from '@/components/ui/button'
import { clearAccount } from '@/lib/accounts/session/stored-account'
import { callApi } from '@/lib/api/client'
import type { Kind } from '@/lib/auth/cookies'
import { withNext } from '@/lib/site/routes/return-path'

export function LogInAgain({ kind, label }: { kind: Kind; label: string }) {
  async function logOut() {
    await callApi(`/api/auth/session?kind=${kind}`, { method: 'DELETE' })
    if (kind === 'seeker') clearAccount()
    window.location.assign(withNext(kind === 'seeker' ? '/login' : '/admin', window.location.pathname))
  }
  return (
    <Button look="secondary" onClick={logOut}>
      {label}
    </Button>
  )
}
