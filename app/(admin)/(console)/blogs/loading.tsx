import { TableSkeleton } from '@/components/back-office/table-skeleton'

export default function BlogsLoading() {
  return <TableSkeleton label="Loading the blogs" />
}
