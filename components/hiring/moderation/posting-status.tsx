import { Badge } from '@/components/ui/badge'
import type { PostingStatus as Status } from '@/lib/generated/prisma/enums'
import { postingStatuses } from '@/lib/jobs/postings/statuses'

export function PostingStatus({ status }: { status: Status }) {
  const { tone, label } = postingStatuses[status]
  return <Badge tone={tone}>{label}</Badge>
}
