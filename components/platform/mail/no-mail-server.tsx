import { TriangleAlert } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'

/** For when there's no email server: says where emails wait. */
export function NoMailServer({ children }: { children: ReactNode }) {
  return (
    <div className="flex items-start gap-2 rounded-control bg-warning-soft px-3 py-2 text-sm text-warning">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <p>
        {children}{' '}
        <Link href="/settings/email" prefetch={false} className="font-medium underline underline-offset-4">
          Set it up
        </Link>
      </p>
    </div>
  )
}
