import { Badge } from '@/components/ui/badge'
import type { MailState as State } from '@/lib/generated/prisma/enums'
import { mailStates } from '@/lib/platform/mail/states'

export function MailState({ state }: { state: State }) {
  const { tone, label } = mailStates[state]
  return <Badge tone={tone}>{label}</Badge>
}
