import { Search } from 'lucide-react'
import Form from 'next/form'
import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { type ModerationSearch, moderationHref, statusFilters } from '@/lib/postings/moderation-search'

/** The admins' list by state and by words; both stand in the address. */
export function PostingFilters({ current }: { current: ModerationSearch }) {
  const { search, status } = current
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
      <nav aria-label="Status" className="flex gap-1 overflow-x-auto rounded-control bg-sunken p-1">
        {statusFilters.map(({ value, label }) => (
          <Link
            key={value}
            href={moderationHref(current, { status: value })}
            aria-current={status === value ? 'page' : undefined}
            className="inline-flex min-h-11 items-center rounded-control px-2.5 text-[0.95rem] font-medium text-muted hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:text-ink aria-[current=page]:shadow-card sm:px-3.5 md:min-h-9"
          >
            {label}
          </Link>
        ))}
      </nav>
      <Form action="/adminpostjobs" role="search" className="flex w-full gap-2 sm:w-auto">
        {status !== 'all' && <input type="hidden" name="status" value={status} />}
        <input
          key={search}
          type="search"
          name="search"
          defaultValue={search}
          maxLength={100}
          aria-label="Search by title, company, e-mail or location"
          placeholder="Title, company, e-mail …"
          className="min-h-11 min-w-0 flex-1 rounded-control border border-edge bg-raised px-3.5 placeholder:text-muted sm:w-64"
        />
        <Button type="submit" look="secondary" aria-label="Search" className="px-3.5">
          <Search aria-hidden className="size-5" />
        </Button>
      </Form>
    </div>
  )
}
