import 'server-only'
import * as z from 'zod'
import type { Database } from '@/lib/db'
import { ApplicationStatus } from '@/lib/generated/prisma/enums'

const time = z.coerce.date()
const columns = {
  state: z.enum(ApplicationStatus),
  stageId: z.int().nullable().default(null),
  stateChangedAt: time,
  answeredAt: time.nullable(),
  shortlistedAt: time.nullable(),
}
const withheld = z.object({ eventId: z.int(), subject: z.string(), text: z.string() })

/** An application's columns before a decision, and the email of an earlier decision that it kept from being sent. */
export const beforeSchema = z.object({ ...columns, withheld: withheld.optional() })
export type Before = Omit<z.output<typeof beforeSchema>, 'withheld'>
export type Withheld = z.output<typeof withheld>

/** Events that can still be undone. The undo time passes in real time, even if a test has moved the clock. */
export const undoable = () => ({ undoneAt: null, undoUntil: { gt: new Date() } })

/** All other events. */
export const settled = () => ({ undoneAt: null, OR: [{ undoUntil: null }, { undoUntil: { lte: new Date() } }] })

/** An application's status as others see it, if it differs: without decisions that can still be undone. */
export async function settledStatus(
  tx: Database,
  applicationId: number,
): Promise<Pick<Before, 'state' | 'stateChangedAt'> | undefined> {
  const first = await tx.applicationEvent.findFirst({
    where: { applicationId, isStageOnly: false, ...undoable() },
    orderBy: { id: 'asc' },
    select: { before: true },
  })
  const before = beforeSchema.safeParse(first?.before).data
  return before && { state: before.state, stateChangedAt: before.stateChangedAt }
}
