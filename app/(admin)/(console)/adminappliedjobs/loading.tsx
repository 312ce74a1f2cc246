import { TableSkeleton } from '@/components/back-office/table-skeleton'

export default function AppliedJobsLoading() {
  return <TableSkeleton label="Loading the applications" />
}
