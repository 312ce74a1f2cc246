import { type CallGroup, countOf } from '@/lib/api/reference'

/** The groups of calls, each with its page. */
export function GroupList({ groups }: { groups: CallGroup[] }) {
  return (
    <section aria-labelledby="calls-title">
      <h2 id="calls-title" className="mb-3 text-heading">
        Calls
      </h2>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {groups.map((group) => (
          <li key={group.slug} className="flex items-baseline justify-between gap-3 border-line border-b">
            <a href={group.path} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {group.name}
            </a>
            <span className="text-muted text-sm">{countOf(group)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
