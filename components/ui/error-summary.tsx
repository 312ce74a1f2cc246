'use client'

import { CircleAlert } from 'lucide-react'
import { useEffect } from 'react'

export const SUMMARY_ID = 'error-summary'

export function focusErrorSummary() {
  requestAnimationFrame(() => document.getElementById(SUMMARY_ID)?.focus())
}

type FieldProblem = { id: string; message: string }
type ErrorSummaryProps = { errors: FieldProblem[]; id?: string; className?: string }

export function ErrorSummary({ errors, id, className = '' }: ErrorSummaryProps) {
  const count = errors.length
  useEffect(() => {
    // The summary just pushed down the first invalid field, which has the focus.
    if (count > 0 && document.activeElement?.matches('[aria-invalid=true]'))
      document.activeElement.scrollIntoView({ block: 'center' })
  }, [count])
  return (
    <div
      id={id}
      tabIndex={-1}
      role="alert"
      className={count ? `rounded-card border-2 border-danger bg-raised p-5 ${className}` : 'sr-only'}
    >
      {count > 0 && (
        <>
          <h2 className="flex items-center gap-2 text-heading">
            <CircleAlert aria-hidden className="size-5 text-danger" /> There is a problem
          </h2>
          <ul className="mt-2">
            {errors.map(({ id, message }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-11 items-center font-medium text-danger underline underline-offset-4"
                >
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
