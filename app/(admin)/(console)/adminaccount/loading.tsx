import { Skeleton } from '@/components/ui/skeleton'

const sections = ['details', 'second factor', 'password', 'sessions']

export default function AdminAccountLoading() {
  return (
    <div role="status">
      <span className="sr-only">Loading your account</span>
      <Skeleton className="mb-8 h-10 w-56" />
      <div className="space-y-8">
        {sections.map((section) => (
          <div key={section} className="grid gap-x-10 gap-y-5 xl:grid-cols-[17rem_minmax(0,1fr)]">
            <Skeleton className="h-16" />
            <Skeleton className="h-48 max-w-xl" />
          </div>
        ))}
      </div>
    </div>
  )
}
