import 'server-only'
import { db } from '@/lib/db'
import { undoable } from '@/lib/hiring/applications/undo-queries'
import { cancelLocked, lockInterview } from '@/lib/hiring/interviews/cancel-mutations'
import { now } from '@/lib/platform/clock'
import { processDueRows } from '@/lib/platform/schedule/row-mutations'

/** Cancels scheduled interviews of rejected applications, once the rejection can't be undone anymore. */
export function cancelForRejections(): Promise<void> {
  return processDueRows({
    task: 'cancel-interviews',
    due: async (take) => {
      const rows = await db().interview.findMany({ where: due(), orderBy: { id: 'asc' }, take, select: { id: true } })
      return rows.map(({ id }) => id)
    },
    act: async ([id = 0]) => {
      await db().$transaction(async (tx) => {
        const interview = await lockInterview(tx, id)
        if (!interview || (await tx.interview.count({ where: { ...due(), id } })) === 0) return
        await cancelLocked(tx, { kind: 'system' }, interview, '')
      })
    },
  })
}

function due() {
  return {
    state: 'SCHEDULED' as const,
    startsAt: { gt: now() },
    application: { state: 'REJECTED' as const, events: { none: undoable() } },
  }
}
