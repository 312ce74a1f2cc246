import { Info } from 'lucide-react'

type HeldMailNoteProps = { what: 'code' | 'link'; className?: string }

/** For a site without an email server: where an admin finds what would have been emailed. */
export function HeldMailNote({ what, className = '' }: HeldMailNoteProps) {
  return (
    <p role="note" className={`flex items-start gap-2.5 rounded-control bg-brand-soft px-4 py-3 ${className}`}>
      <Info aria-hidden className="mt-1 size-5 shrink-0 text-brand" />
      <span>
        This site doesn't send email yet. An admin can find the {what} in{' '}
        <a href="/outbox" className="font-semibold underline underline-offset-4">
          the email log
        </a>
        .
      </span>
    </p>
  )
}
