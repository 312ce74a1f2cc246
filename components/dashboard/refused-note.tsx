import { CircleAlert } from 'lucide-react'
import { adminLinks } from '@/lib/chrome/admin-links'
import { adminPaths } from '@/lib/chrome/paths'

/** Tells an admin whom another page led here that their role does not open it. Only our own pages are named. */
export function RefusedNote({ path }: { path: string }) {
  const page = adminPaths.find((each) => path === each || path.startsWith(`${each}/`))
  if (!page) return null
  const name = adminLinks.find(({ href }) => href === page)?.label ?? page
  return (
    <p
      role="alert"
      className="mb-6 flex items-start gap-2.5 rounded-control bg-warning-soft px-4 py-3 font-medium text-warning"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span>Your role does not open {name}. Ask an owner if you need it.</span>
    </p>
  )
}
