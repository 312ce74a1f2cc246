type Crumb = { label: string; href?: string }

export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm">
        {crumbs.map(({ label, href }, index) => (
          <li key={label} className="flex items-center gap-x-2">
            {index > 0 && <span aria-hidden>›</span>}
            {href ? (
              <a href={href} className="-mx-2 inline-flex min-h-11 items-center px-2 underline underline-offset-4">
                {label}
              </a>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
