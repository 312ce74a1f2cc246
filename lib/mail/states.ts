import type { MailState } from '@/lib/generated/prisma/enums'

type State = { name: string; label: string; tone: 'warning' | 'success' | 'danger' }

/** Every state of an e-mail in the outbox: its name in filters and addresses, its label and tone. */
export const mailStates = {
  WAITING: { name: 'waiting', label: 'Waiting', tone: 'warning' },
  SENT: { name: 'sent', label: 'Sent', tone: 'success' },
  FAILED: { name: 'failed', label: 'Failed', tone: 'danger' },
} as const satisfies Record<MailState, State>
