import type { ReportReason } from '@/lib/generated/prisma/enums'
import { type ReportReasonName, reportReasons } from '@/lib/reports/reasons'
import type { WireReport } from '@/lib/reports/wire'

type ReportRow = {
  id: number
  postingId: number
  reason: ReportReason
  text: string
  email: string
  handledAt: Date | null
  createdAt: Date
}

/** A report on the wire; who reported is told by nothing but the address they left. */
export function toReport({ id, postingId, reason, text, email, handledAt, createdAt }: ReportRow): WireReport {
  return {
    id,
    postingId,
    reason: reason.toLowerCase() as ReportReasonName,
    text,
    email,
    isHandled: handledAt !== null,
    date: createdAt.toISOString(),
  }
}

/** The database's word for a reason. */
export const storedReason = (reason: ReportReasonName) => reason.toUpperCase() as Uppercase<ReportReasonName>

/** A reason of the database as it is read: 'It discriminates'. */
export function reasonLabel(reason: ReportReason): string {
  return reportReasons.find(({ value }) => storedReason(value) === reason)?.label ?? reason
}
