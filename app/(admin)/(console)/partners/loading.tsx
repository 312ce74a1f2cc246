import { TableSkeleton } from '@/components/back-office/table-skeleton'

export default function ClientLogosLoading() {
  return <TableSkeleton label="Loading the logos" />
}
