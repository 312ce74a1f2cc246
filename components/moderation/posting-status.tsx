import { Badge } from '@/components/ui/badge'
import type { PostingStatus as Status } from '@/lib/generated/prisma/enums'

const badges = {
  PENDING: ['warning', 'Pending'],
  APPROVED: ['success', 'Approved'],
  REJECTED: ['danger', 'Rejected'],
  RETURNED: ['warning', 'Sent back'],
  CLOSED: ['neutral', 'Closed'],
  FILLED: ['neutral', 'Filled'],
  EXPIRED: ['neutral', 'Expired'],
} as const

/** The badge of a posting: green Approved, red Rejected (spec §4), and one for each other step of its life. */
export function PostingStatus({ status }: { status: Status }) {
  const [tone, label] = badges[status]
  return <Badge tone={tone}>{label}</Badge>
}
