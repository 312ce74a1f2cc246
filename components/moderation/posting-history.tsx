import { nameOfActorKind } from '@/lib/audit/format'
import { momentLabel } from '@/lib/dates'
import { deedLabel, deedText } from '@/lib/moderation/history'
import type { PostingDeed } from '@/lib/moderation/history-queries'

/** Who did what to a posting and when, the latest first, from the audit trail. */
export function PostingHistory({ history }: { history: PostingDeed[] }) {
  if (history.length === 0) return null
  return (
    <section aria-labelledby="history" className="rounded-card border border-line bg-raised p-5 shadow-card">
      <h2 id="history" className="mb-3 text-heading">
        History
      </h2>
      <ol className="space-y-4">
        {history.map((deed) => (
          <Deed key={deed.id} deed={deed} />
        ))}
      </ol>
    </section>
  )
}

function Deed({ deed: { actorKind, actorName, action, detail, createdAt } }: { deed: PostingDeed }) {
  const text = deedText(detail)
  const kind = actorKind === 'EMPLOYER' ? `${nameOfActorKind(actorKind)} ` : ''
  return (
    <li className="border-l-2 border-edge pl-4">
      <p className="font-medium">{deedLabel(action)}</p>
      <p className="text-sm text-muted [overflow-wrap:anywhere]">
        {kind}
        {actorName}, <time dateTime={createdAt.toISOString()}>{momentLabel(createdAt)}</time>
      </p>
      {text && <p className="mt-1 text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>}
    </li>
  )
}
