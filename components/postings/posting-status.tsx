import { Badge } from '@/components/ui/badge'
import type { PostingStatus as Status } from '@/lib/generated/prisma/enums'

/** The badge of a posting: green Approved, red Rejected (spec §4), and one that says that it waits. */
export function PostingStatus({ status }: { status: Status }) {
  if (status === 'APPROVED') return <Badge tone="success">Approved</Badge>
  if (status === 'REJECTED') return <Badge tone="danger">Rejected</Badge>
  return <Badge tone="warning">Pending</Badge>
}
