import Link from 'next/link'
import type { Admin } from '@/lib/auth/guards'
import type { JobImportKind } from '@/lib/generated/prisma/enums'
import { type ImportRow, listImportRows } from '@/lib/jobs/imports/queries'
import { countOf } from '@/lib/platform/numbers'

type Counted = 'added' | 'changed' | 'unchanged' | 'refused' | 'missing' | 'missedOnce'
type Found = Record<'id' | Counted, number>

const sections = [
  { kind: 'REFUSED', title: 'Refused', count: 'refused' },
  { kind: 'MISSING', title: 'No longer in the feed', count: 'missing' },
  { kind: 'MISSED_ONCE', title: 'Missing from the feed for the first time', count: 'missedOnce' },
  { kind: 'CHANGED', title: 'Changed', count: 'changed' },
  { kind: 'NEW', title: 'New', count: 'added' },
  { kind: 'UNCHANGED', title: 'Unchanged', count: 'unchanged' },
] as const satisfies { kind: JobImportKind; title: string; count: Counted }[]

/** What happens to jobs without a row in the file. */
const outcomes: Partial<Record<JobImportKind, string>> = {
  MISSING: 'Closes',
  MISSED_ONCE: "Stays open unless it's also missing from the next check",
}

/** The first rows of each kind. */
export async function ImportRows({ admin, found }: { admin: Admin; found: Found }) {
  const filled = sections.filter(({ count }) => found[count] > 0)
  const lists = await Promise.all(filled.map(({ kind }) => listImportRows(admin, found.id, kind)))
  return filled.map(({ kind, title, count }, index) => {
    const rows = lists[index] ?? []
    // A feed's unchanged rows aren't kept.
    if (rows.length === 0) return null
    const more = found[count] - rows.length
    return (
      <details
        key={kind}
        open={kind !== 'NEW' && kind !== 'UNCHANGED'}
        className="rounded-card border border-line bg-raised px-5 shadow-card"
      >
        <summary className="min-h-12 cursor-pointer content-center font-semibold">
          {title}: {countOf(found[count], kind in outcomes ? 'job' : 'row')}
        </summary>
        <ul className="divide-y divide-line pb-3">
          {rows.map((row) => (
            <li
              key={row.number}
              className={`grid gap-x-4 py-2 ${kind === 'MISSED_ONCE' ? '' : 'sm:grid-cols-[5rem_minmax(0,1fr)]'}`}
            >
              <span className="text-muted tabular-nums">{outcomes[kind] ?? `Row ${row.number}`}</span>
              <Row row={row} />
            </li>
          ))}
          {more > 0 && <li className="py-2 text-muted">and {countOf(more, 'more row')}</li>}
        </ul>
      </details>
    )
  })
}

function Row({ row: { title, reason, fields, postingId } }: { row: ImportRow }) {
  const name = title || 'No title'
  return (
    <div className="min-w-0 wrap-anywhere">
      {postingId ? (
        <Link
          href={`/adminpostjobs/${postingId}`}
          prefetch={false}
          className="-my-2 inline-block py-2 font-medium underline underline-offset-4"
        >
          {name}
        </Link>
      ) : (
        <span className="font-medium">{name}</span>
      )}
      {reason && <p className="text-danger">{reason}</p>}
      {fields.length > 0 && <p className="text-muted">{fields.join(', ')}</p>}
    </div>
  )
}
