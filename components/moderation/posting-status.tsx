import { Badge } from '@/components/ui/badge'
import type { PostingStatus as Status } from '@/lib/generated/prisma/enums'
import { postingStatuses } from '@/lib/postings/statuses'

/** The badge of a posting's status: green Approved, red Rejected (requirements §4) … */
export function PostingStatus({ status }: { status: Status }) {
  const { tone, label } = postingStatuses[status]
  return <Badge tone={tone}>{label}</Badge>
}
