import { site } from '@/lib/site/company'

/** What someone can do when a page couldn't be shown. */
export function WhatToDo() {
  return (
    <p className="max-w-reading">
      We couldn't show this page. Anything you've already submitted is saved. Try again, and if it keeps happening, call
      us at{' '}
      <a href={site.phone.href} className="underline underline-offset-4">
        {site.phone.label}
      </a>
      .
    </p>
  )
}

/** What an operator searches the server's log for. */
export function Reference({ children }: { children: string }) {
  return (
    <p className="mt-4 text-muted">
      Reference: <code>{children}</code>
    </p>
  )
}
