import Link from 'next/link'
import { Badge } from '@/components/ui/badge'
import { tagTone } from '@/lib/hiring/persons/format'

/** Tags, each with a link to the people who have it. */
export function Tags({ tags }: { tags: string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-1.5 gap-y-1">
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            href={`/people?${new URLSearchParams({ tag })}`}
            prefetch={false}
            className="inline-flex min-h-11 items-center hover:underline lg:min-h-6"
          >
            <span className="sr-only">Everyone tagged </span>
            <Badge tone={tagTone(tag)}>{tag}</Badge>
          </Link>
        </li>
      ))}
    </ul>
  )
}
