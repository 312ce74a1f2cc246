import { TableSkeleton } from '@/components/back-office/table-skeleton'

export default function JobsLoading() {
  return <TableSkeleton label="Loading the jobs" />
}
