import type { Metadata } from 'next'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import { StepList } from '@/components/console/setup/step-list'
import { buttonClass } from '@/components/ui/button'
import { requireAdmin } from '@/lib/auth/guards'
import { findSetup, nextStep } from '@/lib/console/setup/queries'

export const metadata: Metadata = {
  title: 'Setup',
  description: "What's set up on this site, and what's missing.",
  robots: { index: false },
}

const more = [
  { href: '/admins', label: 'Invite colleagues' },
  { href: '/adminaccount', label: 'Turn on two-step verification' },
  { href: '/adminpostjobs', label: 'Review the jobs' },
  { href: '/site-texts', label: 'Edit the pages' },
  { href: '/', label: 'See the site' },
]

export default async function SetupPage() {
  await requireAdmin('/setup')
  const stored = await findSetup()
  if (!stored) redirect('/settings')
  const next = nextStep(stored.setup)
  const missing = Object.values(stored.setup.steps).includes('skipped')
  return (
    <>
      <h1 className="text-title">{next ? 'Set up your site' : 'Your site is ready'}</h1>
      <p className="mt-2 text-muted">
        {next
          ? 'Four short steps. You can skip each one, stop at any time and come back later.'
          : missing
            ? 'You can come back to the steps you skipped anytime, or find everything in Settings.'
            : 'Everything you entered is live. You can change it in Settings.'}
      </p>
      <StepList steps={stored.setup.steps} />
      {next ? (
        <Link href={`/setup/${next}`} className={buttonClass('primary')}>
          {stored.setup.steps.company === 'open' ? 'Start' : 'Continue'}
        </Link>
      ) : (
        <section className="mt-8">
          <h2 className="text-heading">What's next</h2>
          <ul className="mt-3 grid gap-3 sm:grid-cols-2">
            {more.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} className={buttonClass('secondary', 'w-full')}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
