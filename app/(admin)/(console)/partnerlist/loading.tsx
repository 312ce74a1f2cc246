import { TableSkeleton } from '@/components/back-office/table-skeleton'

export default function PartnerListLoading() {
  return <TableSkeleton label="Loading the partners" />
}
