import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Database } from '@/lib/db'
import { env } from '@/lib/env'
import { takeBackMail } from '@/lib/platform/mail/mutations'
import { undoMessages } from '@/lib/platform/undo/messages'
import { deleteEvent } from '@/lib/platform/webhooks/mutations'

/** Until when a decision can be undone. Emails and webhooks leave then, in real time, even if a test has moved the clock. */
export const undoTime = () => new Date(Date.now() + env().UNDO_SECONDS * 1000)

type Sending = { undoUntil: Date; mailId: number | null; webhookEventId: string | null }

/** Deletes the email and the webhooks of a decision. Throws `conflict` if it's too late. */
export async function takeBack(tx: Database, { undoUntil, mailId, webhookEventId }: Sending): Promise<void> {
  if (undoUntil <= new Date()) throw new ApiError('conflict', undoMessages.tooLate)
  if (mailId !== null && !(await takeBackMail(tx, mailId))) throw new ApiError('conflict', undoMessages.mailed)
  if (webhookEventId && !(await deleteEvent(tx, webhookEventId))) throw new ApiError('conflict', undoMessages.sent)
}
