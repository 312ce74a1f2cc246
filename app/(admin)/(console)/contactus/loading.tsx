import { TableSkeleton } from '@/components/back-office/table-skeleton'

export default function ContactUsLoading() {
  return <TableSkeleton label="Loading the messages" />
}
