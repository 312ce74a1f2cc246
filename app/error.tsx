'use client'

import Link from 'next/link'
import { Reference, WhatToDo } from '@/components/site/chrome/what-to-do'
import { Button, buttonClass } from '@/components/ui/button'

type Failure = { error: Error & { digest?: string }; reset: () => void }

export default function ErrorPage({ error, reset }: Failure) {
  return (
    <div className="page-width py-20">
      <h1 className="text-title">Something went wrong</h1>
      <div className="mt-4 text-muted">
        <WhatToDo />
      </div>
      <ErrorReference error={error} />
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={reset}>Try again</Button>
        <Link href="/" className={buttonClass('secondary')}>
          Go to the home page
        </Link>
      </div>
    </div>
  )
}

/** The server's log entry for this error has the same `digest`. */
export function ErrorReference({ error: { digest } }: Pick<Failure, 'error'>) {
  return digest ? <Reference>{digest}</Reference> : null
}
