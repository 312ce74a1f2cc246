import { TableSkeleton } from '@/components/back-office/table-skeleton'

export default function JobsPostedLoading() {
  return <TableSkeleton label="Loading the postings" />
}
