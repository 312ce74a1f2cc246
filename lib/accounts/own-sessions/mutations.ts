import 'server-only'
import { lockViewer } from '@/lib/auth/credentials'
import type { Admin, Seeker } from '@/lib/auth/guards'
import { endOtherSessions } from '@/lib/auth/sessions'
import { audit } from '@/lib/console/audit/mutations'
import { db } from '@/lib/db'

export async function endOwnOtherSessions(viewer: Seeker | Admin): Promise<void> {
  const { kind, id, sessionId } = viewer
  await db().$transaction(async (tx) => {
    await lockViewer(tx, viewer)
    const ended = await endOtherSessions(tx, kind, id, sessionId)
    if (ended === 0) return
    const entry = { subjectId: id, detail: { ended } }
    if (kind === 'seeker') await audit(tx, viewer, { action: 'account.sessions-ended', ...entry })
    else await audit(tx, viewer, { action: 'admin.sessions-ended', subject: viewer.email, ...entry })
  })
}
