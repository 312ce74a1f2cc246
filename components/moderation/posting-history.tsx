import { nameOfActorKind } from '@/lib/audit/format'
import { momentLabel } from '@/lib/dates'
import { actionHeading, actionText } from '@/lib/moderation/format'
import type { PostingHistoryEntry } from '@/lib/moderation/queries'

export function PostingHistory({ history }: { history: PostingHistoryEntry[] }) {
  if (history.length === 0) return null
  return (
    <section aria-labelledby="history" className="rounded-card border border-line bg-raised p-5 shadow-card">
      <h2 id="history" className="mb-3 text-heading">
        History
      </h2>
      <ol className="space-y-4">
        {history.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  )
}

function Entry({ entry: { actorKind, actorName, action, detail, createdAt } }: { entry: PostingHistoryEntry }) {
  const text = actionText(detail)
  const kind = actorKind === 'EMPLOYER' ? `${nameOfActorKind(actorKind)} ` : ''
  return (
    <li className="border-l-2 border-edge pl-4">
      <p className="font-medium">{actionHeading(action)}</p>
      <p className="text-sm text-muted [overflow-wrap:anywhere]">
        {kind}
        {actorName}, <time dateTime={createdAt.toISOString()}>{momentLabel(createdAt)}</time>
      </p>
      {text && <p className="mt-1 text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>}
    </li>
  )
}
