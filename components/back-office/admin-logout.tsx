'use client'

import { type ReactNode, useState } from 'react'
import { callApi } from '@/lib/api/client'
import { clearFormDrafts } from '@/lib/session/browser-state'

export function AdminLogout({ className, children }: { className: string; children: ReactNode }) {
  const [hasFailed, setFailed] = useState(false)

  async function logOut() {
    setFailed(false)
    try {
      await callApi('/api/auth/session?kind=admin', { method: 'DELETE' })
      // After the forms of this page, which keep what is written when it is left.
      addEventListener('pagehide', clearFormDrafts)
      window.location.assign('/admin')
    } catch {
      setFailed(true)
    }
  }

  return (
    <>
      <button type="button" onClick={logOut} className={className}>
        {children}
      </button>
      <p role="alert" className={hasFailed ? 'px-3 text-sm text-danger' : 'sr-only'}>
        {hasFailed && 'You are still signed in. Please try again.'}
      </p>
    </>
  )
}
