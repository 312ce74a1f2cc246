import type { Metadata } from 'next'
import { PageTitle } from '@/components/back-office/page-title'
import { RetentionCard } from '@/components/retention/retention-card'
import { requireAdmin } from '@/lib/auth/guards'
import { env } from '@/lib/env'
import { listRules } from '@/lib/retention/queries'

export const metadata: Metadata = {
  title: 'Retention',
  description: 'How long applications, accounts and messages are kept.',
  robots: { index: false },
}

export default async function RetentionPage() {
  const owner = await requireAdmin('/retention')
  const rules = await listRules(owner)
  return (
    <>
      <PageTitle
        title="Retention"
        text="How long things are kept. Nothing is deleted without a rule, and nothing without a warning before."
      />
      {!env().SMTP_URL && (
        <p className="mb-5 rounded-control bg-warning-soft px-4 py-3 text-warning">
          No mail server is set up (SMTP_URL), so nobody can be warned and nothing is deleted.
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
