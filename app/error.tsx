'use client'

import Link from 'next/link'
import { Button, buttonClass } from '@/components/ui/button'
import { site } from '@/lib/site/company'

type Failure = { error: Error & { digest?: string }; reset: () => void }

export default function ErrorPage({ error, reset }: Failure) {
  return (
    <div className="page-width py-20">
      <h1 className="text-title">Something went wrong</h1>
      <p className="mt-4 max-w-reading text-muted">
        We couldn't show this page. Anything you've already submitted is saved. Try again, and if it keeps happening,
        call us at{' '}
        <a href={site.phone.href} className="underline underline-offset-4">
          {site.phone.label}
        </a>
        .
      </p>
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
  if (!digest) return null
  return (
    <p className="mt-4 text-muted">
      Reference: <code>{digest}</code>
    </p>
  )
}
