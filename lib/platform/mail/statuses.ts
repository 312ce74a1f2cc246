import type { MailStatus } from '@/lib/generated/prisma/enums'

type Status = { name: string; label: string; tone: 'warning' | 'success' | 'danger' }

export const mailStatuses = {
  WAITING: { name: 'waiting', label: 'Waiting', tone: 'warning' },
  SENT: { name: 'sent', label: 'Sent', tone: 'success' },
  FAILED: { name: 'failed', label: 'Failed', tone: 'danger' },
} as const satisfies Record<MailStatus, Status>

/** A newsletter isn't sent to the same person twice, who may have unsubscribed since. */
export const canResend = ({ state, kind }: { state: MailStatus; kind: string }) =>
  state === 'FAILED' || (state === 'SENT' && kind !== 'news')
