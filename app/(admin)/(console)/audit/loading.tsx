import { TableSkeleton } from '@/components/back-office/table-skeleton'

export default function AuditLoading() {
  return <TableSkeleton label="Loading the audit trail" />
}
