'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { island } from '@/components/site/islands/island'
import {
  lastSessionCheck,
  noteSessionCheck,
  noteVisitSource,
  visitSourceOf,
} from '@/lib/accounts/session/browser-state'
import { takeCookie } from '@/lib/accounts/session/browser-storage'
import { clearAccount, isSignedInHere, storeAccount } from '@/lib/accounts/session/stored-account'
import { callApi } from '@/lib/api/client'
import { SIGNED_IN_COOKIE, SIGNED_OUT_COOKIE } from '@/lib/auth/cookies'

const CHECK_EVERY_MS = 60_000

/**
 * Keeps the browser's copy of the session up to date (requirements §12). Fills it when the server recognizes the
 * visitor, and clears it when the server doesn't or when middleware.ts found no cookie. For visitors who aren't signed
 * in, that's one call per tab. On the first page of a visit, records its source for applications.
 */
export const SessionSync = island('session-sync', function SessionSync() {
  const path = usePathname()

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again on each page.
  useEffect(() => {
    noteVisitSource(visitSourceOf(location.href, document.referrer))
    syncSession()
  }, [path])

  useEffect(() => {
    document.addEventListener('visibilitychange', syncSession)
    return () => document.removeEventListener('visibilitychange', syncSession)
  }, [])

  return null
})

async function syncSession() {
  const isSignedOut = takeCookie(SIGNED_OUT_COOKIE)
  if (isSignedOut) clearAccount()
  const isNew = takeCookie(SIGNED_IN_COOKIE) || isSignedOut
  const wasSignedIn = isSignedInHere()
  const last = lastSessionCheck()
  if (document.hidden || (!isNew && last !== null && (!wasSignedIn || Date.now() - last < CHECK_EVERY_MS))) return
  noteSessionCheck(Date.now())
  try {
    const { isOk, data } = await callApi<Parameters<typeof storeAccount>[0] | null>('/api/auth/session', {
      method: 'GET',
    })
    // Someone signed in or out during the call, so the copy is already up to date.
    if (!isOk || isSignedInHere() !== wasSignedIn) return
    if (data) storeAccount(data)
    else if (wasSignedIn) clearAccount()
  } catch {
    // Without a response the copy stays. The next page asks again.
    return
  }
}
