import { Info } from 'lucide-react'
import Link from 'next/link'

export function HeldMailNote({ className = '' }: { className?: string }) {
  return (
    <p role="note" className={`flex items-start gap-2.5 rounded-control bg-brand-soft px-4 py-3 ${className}`}>
      <Info aria-hidden className="mt-1 size-5 shrink-0 text-brand" />
      <span>
        This site doesn't send email yet. An admin can find the code in{' '}
        <Link href="/outbox" className="font-semibold underline underline-offset-4">
          the email log
        </Link>
        .
      </span>
    </p>
  )
}
