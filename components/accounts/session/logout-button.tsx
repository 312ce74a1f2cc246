'use client'

import type { ReactNode } from 'react'
import { clearAccount } from '@/lib/accounts/session/stored-account'
import { callApi } from '@/lib/api/client'

export function LogoutButton({ className, children }: { className?: string; children: ReactNode }) {
  async function logOut() {
    await callApi('/api/auth/session?kind=seeker', { method: 'DELETE' })
    clearAccount()
    window.location.assign('/')
  }
  return (
    <button type="button" onClick={logOut} className={className}>
      {children}
    </button>
  )
}
