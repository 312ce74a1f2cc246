import { TableSkeleton } from '@/components/back-office/table-skeleton'

export default function OutboxLoading() {
  return <TableSkeleton label="Loading the outbox" />
}
