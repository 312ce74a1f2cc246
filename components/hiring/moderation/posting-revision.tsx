import type { ReactNode } from 'react'
import { RevisionActions } from '@/components/hiring/moderation/posting-actions'
import { Badge } from '@/components/ui/badge'
import { markedLines } from '@/lib/hiring/moderation/format'
import type { PendingRevision } from '@/lib/hiring/moderation/queries'
import { logoPath } from '@/lib/jobs/postings/format'
import { momentLabel } from '@/lib/platform/dates'

type PostingRevisionProps = { id: number; title: string; revision: PendingRevision }

export function PostingRevision({ id, title, revision }: PostingRevisionProps) {
  const { version, changeVersion, sentAt, fields, logo } = revision
  return (
    <section
      aria-labelledby="change"
      className="mb-6 overflow-hidden rounded-card border border-line bg-raised shadow-card"
    >
      <div className="flex flex-wrap items-center justify-between gap-4 border-b border-line bg-warning-soft px-5 py-4">
        <div>
          <h2 id="change" className="text-heading">
            Change in review
          </h2>
          <p>Sent {momentLabel(new Date(sentAt))}. The live job stays as it is until you approve it.</p>
        </div>
        <RevisionActions id={id} version={version} changeVersion={changeVersion} title={title} />
      </div>
      {fields.length === 0 && !logo && <p className="p-5">No differences from the live job.</p>}
      <dl className="divide-y divide-line">
        {fields.map((field) => (
          <Difference key={field.field} label={field.label}>
            <Version side="Now" text={field.before} other={field.after} />
            <Version side="Then" text={field.after} other={field.before} />
          </Difference>
        ))}
        {logo && (
          <Difference label="Company logo">
            <Logo side="Now" name={logo.before} />
            <Logo side="Then" name={logo.after} />
          </Difference>
        )}
      </dl>
    </section>
  )
}

function Difference({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="px-5 py-4">
      <dt className="mb-2 font-semibold">{label}</dt>
      <dd className="grid gap-3 md:grid-cols-2">{children}</dd>
    </div>
  )
}

type Side = 'Now' | 'Then'

function Version({ side, text, other }: { side: Side; text: string; other: string }) {
  return (
    <Box side={side}>
      {text === '' ? (
        <p className="text-muted">Nothing</p>
      ) : (
        markedLines(text, other).map((line, index) => <Line key={`${index}-${line.text}`} side={side} {...line} />)
      )}
    </Box>
  )
}

function Line({ side, text, isSame }: { side: Side; text: string; isSame: boolean }) {
  const Mark = side === 'Now' ? 'del' : 'ins'
  const tone = side === 'Now' ? 'bg-danger-soft' : 'bg-success-soft'
  return (
    <p className="min-h-6 whitespace-pre-wrap wrap-anywhere">
      {isSame ? text : <Mark className={`rounded px-1 no-underline ${tone}`}>{text}</Mark>}
    </p>
  )
}

function Logo({ side, name }: { side: Side; name: string | null }) {
  return (
    <Box side={side}>
      {name ? (
        // biome-ignore lint/performance/noImgElement: already small and cached forever.
        <img src={logoPath(name)} alt="" className="max-h-20 max-w-full rounded-control bg-surface object-contain" />
      ) : (
        <p className="text-muted">None</p>
      )}
    </Box>
  )
}

function Box({ side, children }: { side: Side; children: ReactNode }) {
  return (
    <div className="min-w-0 rounded-control border border-line bg-surface p-3">
      <p className="mb-1">
        <Badge tone={side === 'Now' ? 'neutral' : 'brand'}>{side === 'Now' ? 'Live' : 'New'}</Badge>
      </p>
      {children}
    </div>
  )
}
