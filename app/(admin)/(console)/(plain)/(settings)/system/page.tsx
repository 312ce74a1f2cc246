import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import changelog from '@/CHANGELOG.md'
import { PageTitle } from '@/components/console/lists/page-title'
import { Badge } from '@/components/ui/badge'
import { requireAdmin } from '@/lib/auth/guards'
import { newestRelease } from '@/lib/console/system/changes'
import { readSystem } from '@/lib/console/system/queries'
import { now } from '@/lib/platform/clock'
import { ageLabel } from '@/lib/platform/dates'

export const metadata: Metadata = {
  title: 'System',
  description: "Versions, services, queues, the last backup and what's new.",
  robots: { index: false },
}

const tones = { ok: 'success', failed: 'danger', off: 'neutral' } as const
const services: Record<string, string> = {
  database: 'Database',
  migrations: 'Migrations',
  store: 'Storage',
  redis: 'Redis',
  smtp: 'Email server',
  scanner: 'Virus scanner',
}
const words = { ok: 'OK', failed: 'Not responding', off: 'Not configured' } as const

export default async function SystemPage() {
  const owner = await requireAdmin('/system')
  const { status, checks, queues, lastBackup, facts } = await readSystem(owner)
  const { name, groups } = newestRelease(changelog)
  const time = now()
  return (
    <>
      <PageTitle title="System" text={`This site is ${status}.`} />
      <div className="grid items-start gap-5 xl:grid-cols-3">
        <Facts title="Services">
          {Object.entries(checks).map(([name, outcome]) => (
            <Fact key={name} name={services[name] ?? name}>
              <Badge tone={tones[outcome]}>{words[outcome]}</Badge>
            </Fact>
          ))}
        </Facts>
        <Facts title="Queues">
          {queues.map(({ name, label, length, since }) => (
            <Fact key={name} name={label}>
              {length.toLocaleString('en-US')}
              {since && length > 0 && <span className="text-muted"> · oldest {ageLabel(since, time)}</span>}
            </Fact>
          ))}
        </Facts>
        <Facts title="Versions">
          {facts.map(({ name, value }) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
          <Fact name="Last backup">{lastBackup ? `${ageLabel(lastBackup.createdAt, time)} ago` : 'Never'}</Fact>
        </Facts>
      </div>
      <section className="mt-5 rounded-card border border-line bg-raised p-5">
        <h2 className="mb-3 font-semibold">What's new in {name}</h2>
        <div className="grid gap-x-8 gap-y-5 xl:grid-cols-2">
          {groups.map(({ title, changes }) => (
            <section key={title}>
              <h3 className="mb-1 font-medium">{title}</h3>
              <ul className="grid list-disc gap-1 pl-5 text-muted">
                {changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </section>
    </>
  )
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0 rounded-card border border-line bg-raised p-5">
      <h2 className="mb-3 font-semibold">{title}</h2>
      <dl className="grid gap-2">{children}</dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 tabular-nums wrap-anywhere">{children}</dd>
    </div>
  )
}
