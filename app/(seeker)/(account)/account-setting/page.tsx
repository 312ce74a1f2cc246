import type { Metadata } from 'next'
import { AccountForm } from '@/components/accounts/account-form'
import { YourData } from '@/components/accounts/your-data'
import { hasPassword, type ListedConsent, listConsents } from '@/lib/accounts/queries'
import { requireSeeker } from '@/lib/auth/guards'
import { type ConsentKind, consentNames } from '@/lib/consents/texts'
import { dayLabel, momentLabel } from '@/lib/dates'
import { env } from '@/lib/env'

export const metadata: Metadata = {
  title: 'Account Setting',
  description: 'Your name and mobile number, what you agreed to, and your data.',
  robots: { index: false },
}

export default async function AccountSettingPage() {
  const seeker = await requireSeeker('/account-setting')
  return (
    <>
      <h1 className="mb-6 text-title">Account Setting</h1>
      <AccountForm email={seeker.email} userName={seeker.userName} mobile={seeker.mobile} />
      <ConsentList consents={await listConsents(seeker)} />
      <YourData email={seeker.email} hasPassword={await hasPassword(seeker)} isMailHeld={!env().SMTP_URL} />
    </>
  )
}

/** What the seeker agreed to, when, and to which text. */
function ConsentList({ consents }: { consents: ListedConsent[] }) {
  return (
    <section aria-labelledby="consents" className="mt-12 border-t border-line pt-8">
      <h2 id="consents" className="text-heading">
        What you agreed to
      </h2>
      {consents.length === 0 && (
        <p className="mt-2 text-muted">
          Nothing is written down yet. It is from now on, for example when you apply for a job.
        </p>
      )}
      <ul className="mt-4 space-y-3">
        {consents.map(({ id, kind, text, textVersion, createdAt, withdrawnAt }) => (
          <li key={id} className="rounded-card border border-line bg-raised p-4">
            <p className="font-medium">
              {consentNames[kind as ConsentKind] ?? kind},{' '}
              <time dateTime={createdAt.toISOString()}>{momentLabel(createdAt)}</time>
              {withdrawnAt && <span className="text-muted">, withdrawn {dayLabel(withdrawnAt)}</span>}
            </p>
            <p className="mt-1 text-muted">
              “{text}” <span className="whitespace-nowrap">Version {textVersion}</span> of the{' '}
              <a href="/privacy" className="underline underline-offset-4">
                Privacy Notice and Terms &amp; Conditions
              </a>
              .
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
