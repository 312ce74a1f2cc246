import type { ReactNode } from 'react'
import { EndOthers } from '@/components/accounts/session/end-others'
import { Badge } from '@/components/ui/badge'
import type { OwnSessions as Sessions } from '@/lib/accounts/own-sessions/queries'
import type { Kind } from '@/lib/auth/cookies'
import { momentLabel } from '@/lib/platform/dates'

/** Where someone is signed in, and a button to sign out everywhere else. */
export function OwnSessions({ kind, signedInAt, count, others }: { kind: Kind } & Sessions) {
  const more = count - others.length
  return (
    <>
      <ul className="divide-y divide-line">
        <Session signedInAt={signedInAt}>
          <Badge tone="brand">This session</Badge>
        </Session>
        {others.map(({ createdAt, lastSeenAt }, index) => (
          <Session key={index} signedInAt={createdAt}>
            <span className="text-[0.95rem] text-muted">Last seen {momentLabel(lastSeenAt)}</span>
          </Session>
        ))}
      </ul>
      {more > 0 && <p className="pb-3 text-[0.95rem] text-muted">And {more} more.</p>}
      <EndOthers kind={kind} count={count} />
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
