import { Skeleton } from '@/components/ui/skeleton'

export default function MailWordingLoading() {
  return (
    <div role="status">
      <span className="sr-only">Loading the mails</span>
      <Skeleton className="mb-6 h-12 w-72" />
      <div className="grid gap-5 xl:grid-cols-2">
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} className="h-64" />
        ))}
      </div>
    </div>
  )
}
