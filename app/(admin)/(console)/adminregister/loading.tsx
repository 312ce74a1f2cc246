import { TableSkeleton } from '@/components/back-office/table-skeleton'

export default function RegistrationListLoading() {
  return <TableSkeleton label="Loading the registrations" />
}
