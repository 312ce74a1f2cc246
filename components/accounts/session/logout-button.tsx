'use client'

import { type ReactNode, useState } from 'react'
import { clearAccount } from '@/lib/accounts/session/stored-account'
import { callApi } from '@/lib/api/client'

export function LogoutButton({ className, children }: { className?: string; children: ReactNode }) {
  const [hasFailed, setFailed] = useState(false)

  async function logOut() {
    setFailed(false)
    const { isOk } = await callApi('/api/auth/session?kind=seeker', { method: 'DELETE' })
    if (!isOk) return setFailed(true)
    clearAccount()
    window.location.assign('/')
  }
  return (
    <>
      <button type="button" onClick={logOut} className={className}>
        {children}
      </button>
      <p role="alert" className={hasFailed ? 'px-3 text-sm text-danger' : 'sr-only'}>
        {hasFailed && "We couldn't log you out. Try again."}
      </p>
    </>
  )
}
