import { groupPages } from '@/lib/api/reference'

const pages = [{ name: 'Overview', path: '/api-docs' }, ...groupPages]

/** The pages of the API reference; `path` is the one that is shown. */
export function ReferenceNav({ path: shown }: { path: string }) {
  return (
    <nav aria-label="API reference" className="mb-10">
      <ul className="flex flex-wrap gap-x-5">
        {pages.map(({ name, path }) => (
          <li key={path}>
            <a
              href={path}
              aria-current={path === shown ? 'page' : undefined}
              className="inline-flex min-h-11 min-w-11 items-center underline underline-offset-4 aria-[current]:text-ink aria-[current]:no-underline aria-[current]:font-semibold"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
