import { Badge } from '@/components/ui/badge'

type Status = { pausedAt: Date | null; pauseReason: string; failingSince: Date | null }

export function WebhookStatus({ pausedAt, pauseReason, failingSince }: Status) {
  if (pausedAt && pauseReason !== 'owner') return <Badge tone="danger">Paused after failures</Badge>
  if (pausedAt) return <Badge>Paused</Badge>
  return failingSince ? <Badge tone="warning">Failing</Badge> : <Badge tone="success">Active</Badge>
}
