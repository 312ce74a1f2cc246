import Link from 'next/link'

type PageTabsProps<Name extends string> = {
  label: string
  tabs: readonly { name: Name; label: string; href: string }[]
  current: Name
}

export function PageTabs<Name extends string>({ label, tabs, current }: PageTabsProps<Name>) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-x-6">
      {tabs.map(({ name, label: text, href }) => (
        <Link
          key={name}
          href={href}
          prefetch={false}
          aria-current={name === current ? 'page' : undefined}
          className="-mb-px inline-flex min-h-11 items-center border-b-2 text-sm lg:min-h-9 border-transparent forced-colors:border-[Canvas] font-medium text-muted hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}
