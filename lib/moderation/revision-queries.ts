import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import { type Database, db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import { type Change, changesOf } from '@/lib/moderation/changes'
import { changeWaits, postingSelect } from '@/lib/moderation/queries'
import type { NewPosting } from '@/lib/postings/schema'
import { submittedPosting, submittedSelect } from '@/lib/postings/submitted'

/** A posting with the change of it that waits. */
export const revisedSelect = {
  ...postingSelect,
  ...submittedSelect,
  logoId: true,
  revision: { select: { data: true, logoId: true, version: true, createdAt: true, logo: { select: { name: true } } } },
} satisfies Prisma.PostingSelect

export type RevisedPosting = Prisma.PostingGetPayload<{ select: typeof revisedSelect }>

export type WaitingChange = {
  /** That of the posting, and that of its change. */
  version: number
  changeVersion: number
  sentAt: string
  fields: Change[]
  /** The names of the logos before and after; null when the logo stays. */
  logo: { before: string | null; after: string | null } | null
}

/** The change of an open job that waits for a decision, old beside new; null without one. */
export async function findWaitingChange(_admin: Admin, id: number): Promise<WaitingChange | null> {
  return toWaitingChange(await db().posting.findFirst({ where: { id, ...changeWaits }, select: revisedSelect }))
}

export function findRevisedPosting(tx: Database, id: number): Promise<RevisedPosting | null> {
  return tx.posting.findUnique({ where: { id }, select: revisedSelect })
}

/** The change as the back office and its call show it. */
export function toWaitingChange(posting: RevisedPosting | null): WaitingChange | null {
  if (!posting?.revision) return null
  const { data, logoId, logo, version, createdAt } = posting.revision
  const isNewLogo = logoId !== null && logoId !== posting.logoId
  return {
    version: posting.version,
    changeVersion: version,
    sentAt: createdAt.toISOString(),
    fields: changesOf(submittedPosting(posting), readRevision(data)),
    logo: isNewLogo ? { before: posting.logo?.name ?? null, after: logo?.name ?? null } : null,
  }
}

/** What waits has passed the same schema as every posting. */
export const readRevision = (data: Prisma.JsonValue) => data as unknown as NewPosting
