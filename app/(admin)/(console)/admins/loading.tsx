import { TableSkeleton } from '@/components/back-office/table-skeleton'

export default function Loading() {
  return <TableSkeleton label="Loading the admins" />
}
