import { Copy } from 'lucide-react'
import Link from 'next/link'
import type { DuplicatePosting } from '@/lib/hiring/employers/queries'
import { dayLabel } from '@/lib/platform/dates'

const statusWords: Record<string, string> = { APPROVED: 'open', PENDING: 'pending', RETURNED: 'sent back' }

export function PostingDuplicates({ duplicates }: { duplicates: DuplicatePosting[] }) {
  if (duplicates.length === 0) return null
  return (
    <section
      aria-labelledby="duplicates-title"
      className="mb-6 rounded-card border border-line bg-warning-soft px-5 py-4 text-warning"
    >
      <h2 id="duplicates-title" className="flex items-center gap-2 font-semibold">
        <Copy aria-hidden className="size-5 shrink-0" /> Possible duplicate
      </h2>
      <p>This company already has a job with this title:</p>
      <ul className="mt-1 list-disc pl-6">
        {duplicates.map(({ id, status, email, createdAt }) => (
          <li key={id} className="wrap-anywhere">
            <Link href={`/adminpostjobs/${id}`} prefetch={false} className="underline underline-offset-4">
              Posting {id}
            </Link>
            , {statusWords[status]}, submitted on {dayLabel(createdAt)} by {email}
          </li>
        ))}
      </ul>
    </section>
  )
}
