import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { type Actor, audit } from '@/lib/audit/mutations'
import type { Database } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import { needsSlug, type PostingStep, postingSteps } from '@/lib/postings/life'
import { hireMessages } from '@/lib/postings/messages'

/** What changes beside the status. */
type Change = Omit<Prisma.PostingUpdateManyMutationInput, 'status' | 'version'>

/**
 * The only door through which a posting's status changes: takes the step in the transaction `tx` if it may be taken from
 * where the posting stands, counts its version up and writes the deed down. Throws `conflict` when it may not.
 */
export async function takeStep(
  tx: Database,
  actor: Actor,
  posting: { id: number; jobTitle: string; company: string },
  step: PostingStep,
  { change = {}, detail = {} }: { change?: Change; detail?: Prisma.InputJsonObject } = {},
): Promise<void> {
  const { from, to, deed } = postingSteps[step]
  const { count } = await tx.posting.updateMany({
    where: { id: posting.id, status: { in: [...from] }, ...(needsSlug.includes(step) && { slug: { not: null } }) },
    data: { ...change, status: to, version: { increment: 1 } },
  })
  if (count === 0) throw new ApiError('conflict', hireMessages.stepImpossible)
  const subject = `${posting.jobTitle}, ${posting.company}`
  await audit(tx, actor, { action: `posting.${deed}`, subjectId: posting.id, subject, detail })
}
