import { Badge } from '@/components/ui/badge'
import type { MailStatus as Status } from '@/lib/generated/prisma/enums'
import { mailStatuses } from '@/lib/platform/mail/statuses'

export function MailStatusBadge({ state }: { state: Status }) {
  const { tone, label } = mailStatuses[state]
  return <Badge tone={tone}>{label}</Badge>
}
