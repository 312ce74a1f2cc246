import type { ReactNode } from 'react'
import { EndOthers } from '@/components/admin-account/end-others'
import { Badge } from '@/components/ui/badge'
import type { OtherSessions } from '@/lib/admin-account/queries'
import { momentLabel } from '@/lib/dates'

/** Where the admin is signed in now: here since `signedInAt`, and elsewhere. */
export function OwnSessions({ signedInAt, others }: { signedInAt: Date; others: OtherSessions }) {
  const more = others.count - others.latest.length
  return (
    <>
      <ul className="divide-y divide-line">
        <Session signedInAt={signedInAt}>
          <Badge tone="brand">This session</Badge>
        </Session>
        {others.latest.map(({ createdAt, lastSeenAt }, index) => (
          <Session key={index} signedInAt={createdAt}>
            <span className="text-[0.95rem] text-muted">Last seen {momentLabel(lastSeenAt)}</span>
          </Session>
        ))}
      </ul>
      {more > 0 && <p className="pb-3 text-[0.95rem] text-muted">And {more} more.</p>}
      {others.count > 0 ? (
        <EndOthers count={others.count} />
      ) : (
        <p className="text-[0.95rem] text-muted">You are signed in nowhere else.</p>
      )}
    </>
  )
}

function Session({ signedInAt, children }: { signedInAt: Date; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 first:pt-0">
      <span className="font-medium">Signed in {momentLabel(signedInAt)}</span>
      {children}
    </li>
  )
}
