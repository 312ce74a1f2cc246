'use client'

import type { ReactNode } from 'react'
import { EndSession } from '@/components/accounts/session/end-session'
import { clearAccount } from '@/lib/accounts/session/stored-account'

export function LogoutButton({ className, children }: { className?: string; children: ReactNode }) {
  function leave() {
    clearAccount()
    window.location.assign('/')
  }
  return (
    <EndSession kind="seeker" leave={leave} className={className}>
      {children}
    </EndSession>
  )
}
