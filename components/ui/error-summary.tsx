'use client'

import { CircleAlert } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'

type FieldProblem = { id: string; message: string }
type ErrorSummaryProps = {
  errors: FieldProblem[]
  /** The form's `submitCount` if this focuses the first invalid field, instead of the form. */
  submitCount?: number
  className?: string
}

export function ErrorSummary({ errors, submitCount = 0, className = '' }: ErrorSummaryProps) {
  const count = errors.length
  const focusFirst = useEffectEvent(() => {
    const field = document.getElementById(errors[0]?.id ?? '')
    const details = field?.closest('details')
    if (details) details.open = true
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
  })
  // After all errors are rendered, so that the browser lays out a long form only once.
  useEffect(() => {
    if (submitCount > 0) focusFirst()
  }, [submitCount])
  useEffect(() => {
    // The summary just pushed down the first invalid field, which has the focus.
    if (count > 0 && document.activeElement?.matches('[aria-invalid=true]'))
      document.activeElement.scrollIntoView({ block: 'center' })
  }, [count])
  return (
    <div role="alert" className={count ? `rounded-card border-2 border-danger bg-raised p-5 ${className}` : 'sr-only'}>
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
