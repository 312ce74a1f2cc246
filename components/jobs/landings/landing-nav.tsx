'use client' // A client component, so the server renders it only once (docs/architecture-shell.md, What rendering costs).

import { type Landing, type LandingKind, landingPath } from '@/lib/jobs/landings/format'

const headings: Record<LandingKind, string> = { role: 'By role', in: 'By place', type: 'By type' }

export function LandingNav({ landings }: { landings: Landing[] }) {
  return (
    <nav aria-labelledby="more-jobs" className="mt-12 border-t border-line pt-8">
      <h2 id="more-jobs" className="mb-4 text-heading">
        More jobs
      </h2>
      <div className="grid gap-6 md:grid-cols-3">
        {(Object.keys(headings) as LandingKind[]).map((kind) => (
          <Group key={kind} title={headings[kind]} landings={landings.filter((landing) => landing.kind === kind)} />
        ))}
      </div>
    </nav>
  )
}

function Group({ title, landings }: { title: string; landings: Landing[] }) {
  if (landings.length === 0) return null
  return (
    <div>
      <h3 className="mb-1 font-semibold">{title}</h3>
      <ul>
        {landings.map((landing) => (
          <li key={landing.slug}>
            <a
              href={landingPath(landing)}
              className="flex min-h-11 items-center justify-between gap-3 underline underline-offset-4"
            >
              <span className="min-w-0 break-words">{landing.name}</span>
              <span className="shrink-0 text-sm text-muted tabular-nums">{landing.total.toLocaleString('en-US')}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
