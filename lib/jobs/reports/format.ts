import type { ReportReason } from '@/lib/generated/prisma/enums'
import type { WireReport } from '@/lib/jobs/reports/schema'

export const MAX_TEXT_LENGTH = 2_000

export const reportReasons = [
  { value: 'scam', label: 'It looks like a scam, or asks for money' },
  { value: 'misleading', label: "It's misleading or not a real job" },
  { value: 'discrimination', label: 'It discriminates' },
  { value: 'closed', label: 'The job has been filled' },
  { value: 'other', label: 'Something else' },
] as const
type ReportReasonName = (typeof reportReasons)[number]['value']
export const reasonNames = reportReasons.map(({ value }) => value)

type ReportRow = {
  id: number
  postingId: number
  reason: ReportReason
  text: string
  email: string
  handledAt: Date | null
  createdAt: Date
}

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

export const storedReason = (reason: ReportReasonName) => reason.toUpperCase() as Uppercase<ReportReasonName>

export function reasonLabel(reason: ReportReason): string {
  return reportReasons.find(({ value }) => storedReason(value) === reason)?.label ?? reason
}
