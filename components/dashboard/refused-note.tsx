import { CircleAlert } from 'lucide-react'
import { adminLinks } from '@/lib/routes/navigation'
import { findRoute } from '@/lib/routes/routes'

export function RefusedNote({ path }: { path: string }) {
  const route = findRoute(path.replace(/\?.*$/, ''))
  if (route?.audience !== 'admin') return null
  const name = adminLinks.findLast(({ href }) => path === href || path.startsWith(`${href}/`))?.label ?? path
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
