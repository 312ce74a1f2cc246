'use client'

import { type ReactNode, useState } from 'react'
import { callApi } from '@/lib/api/client'
import type { Kind } from '@/lib/auth/cookies'

type EndSessionProps = { kind: Kind; leave: () => void; className: string | undefined; children: ReactNode }

/** A button that logs out, then calls `leave`, which has to open another page. */
export function EndSession({ kind, leave, className, children }: EndSessionProps) {
  const [hasFailed, setFailed] = useState(false)

  async function logOut() {
    setFailed(false)
    const { isOk } = await callApi(`/api/auth/session?kind=${kind}`, { method: 'DELETE' })
    if (isOk) leave()
    else setFailed(true)
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
