import { Badge } from '@/components/ui/badge'
import type { MailState as State } from '@/lib/generated/prisma/enums'

const states = {
  WAITING: { tone: 'warning', label: 'Waiting' },
  SENT: { tone: 'success', label: 'Sent' },
  FAILED: { tone: 'danger', label: 'Failed' },
} as const

/** Whether a mail has gone out. */
export function MailState({ state }: { state: State }) {
  return <Badge tone={states[state].tone}>{states[state].label}</Badge>
}
