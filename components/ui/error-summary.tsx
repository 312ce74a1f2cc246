import { CircleAlert } from 'lucide-react'

const SUMMARY_ID = 'error-summary'

/** Brings the summary into view and gives it the focus, for errors that only the server found. */
export function focusErrorSummary() {
  requestAnimationFrame(() => document.getElementById(SUMMARY_ID)?.focus())
}

type ErrorSummaryProps = { errors: { id: string; message: string }[] }

/** What is wrong with a form, in the order of its fields, each leading to its field by that field's id. */
export function ErrorSummary({ errors }: ErrorSummaryProps) {
  return (
    <div
      id={SUMMARY_ID}
      tabIndex={-1}
      role="alert"
      className={errors.length ? 'rounded-card border-2 border-danger bg-raised p-5' : 'sr-only'}
    >
      {errors.length > 0 && (
        <>
          <h2 className="flex items-center gap-2 text-heading">
            <CircleAlert aria-hidden className="size-5 text-danger" /> There is a problem
          </h2>
          <ul className="mt-2">
            {errors.map(({ id, message }) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-block py-1 font-medium text-danger underline underline-offset-4">
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
