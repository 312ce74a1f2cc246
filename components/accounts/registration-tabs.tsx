import Link from 'next/link'

const tabs = [
  { name: 'registrations', label: 'Registrations', href: '/adminregister' },
  { name: 'demos', label: 'Demo sessions', href: '/adminregister?tab=demos' },
] as const

/** Leads from those who registered on the site to those who registered for a demo session, and back. */
export function RegistrationTabs({ shown }: { shown: (typeof tabs)[number]['name'] }) {
  return (
    <nav aria-label="Kind of registration" className="mb-6 flex gap-6 border-b border-line">
      {tabs.map(({ name, label, href }) => (
        <Link
          key={name}
          href={href}
          prefetch={false}
          aria-current={name === shown ? 'page' : undefined}
          className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent font-medium text-muted hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
