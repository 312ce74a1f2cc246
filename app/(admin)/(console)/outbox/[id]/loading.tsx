import { Skeleton } from '@/components/ui/skeleton'

export default function MailLoading() {
  return (
    <div role="status">
      <span className="sr-only">Loading the mail</span>
      <Skeleton className="mb-8 h-10 w-72" />
      <Skeleton className="mb-6 h-36 w-full" />
      <div className="grid gap-6 xl:grid-cols-2">
        <Skeleton className="h-144" />
        <Skeleton className="h-144" />
      </div>
    </div>
  )
}
