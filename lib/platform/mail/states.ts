import type { MailState } from '@/lib/generated/prisma/enums'

type State = { name: string; label: string; tone: 'warning' | 'success' | 'danger' }

export const mailStates = {
  WAITING: { name: 'waiting', label: 'Waiting', tone: 'warning' },
  SENT: { name: 'sent', label: 'Sent', tone: 'success' },
  FAILED: { name: 'failed', label: 'Failed', tone: 'danger' },
} as const satisfies Record<MailState, State>
