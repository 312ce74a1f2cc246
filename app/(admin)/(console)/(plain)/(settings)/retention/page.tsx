import type { Metadata } from 'next'
import { RetentionRule } from '@/components/accounts/retention/retention-rule'
import { PageTitle } from '@/components/console/lists/page-title'
import { listRules, type RuleWithRows } from '@/lib/accounts/retention/queries'
import { retentionKinds } from '@/lib/accounts/retention/schema'
import { requireAdmin } from '@/lib/auth/guards'
import { mailServer } from '@/lib/platform/mail/server'

export const metadata: Metadata = {
  title: 'Retention',
  description: 'How long we keep applications, accounts and messages.',
  robots: { index: false },
}

export default async function RetentionPage() {
  const owner = await requireAdmin('/retention')
  const rules = await listRules(owner)
  return (
    <>
      <PageTitle title="Retention" text="How long we keep data. Nothing is deleted without a rule and a warning." />
      {!mailServer() && (
        <p className="mb-5 rounded-control bg-warning-soft px-4 py-3 text-warning">
          No email server is set up, so we can't send warnings and nothing is deleted.
        </p>
      )}
      <ul className="grid gap-5 xl:grid-cols-3">
        {rules.map((rule) => (
          <li key={rule.kind}>
            <RetentionCard rule={rule} />
          </li>
        ))}
      </ul>
    </>
  )
}

function RetentionCard({ rule: { rows, ...rule } }: { rule: RuleWithRows }) {
  const { title, counted, age, how } = retentionKinds[rule.kind]
  const countOf = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? counted[0] : counted[1]}`
  return (
    <section className="h-full rounded-card border border-line bg-raised p-5 shadow-card sm:p-6">
      <h2 className="text-heading">{title}</h2>
      <p className="mt-1 font-medium">
        {rule.months === null ? 'Kept indefinitely' : `Deleted ${rule.months} months ${age}`}
      </p>
      <p className="mt-2 text-muted">{how}</p>
      {rows && (
        <dl className="mt-4 grid grid-cols-2 gap-4 border-y border-line py-3">
          <div>
            <dt className="text-sm text-muted">Past the limit</dt>
            <dd className="font-medium">{countOf(rows.past)}</dd>
          </div>
          <div>
            <dt className="text-sm text-muted">Warned</dt>
            <dd className="font-medium">{countOf(rows.warned)}</dd>
          </div>
        </dl>
      )}
      <RetentionRule key={rule.version} opened={rule} />
    </section>
  )
}
