import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Notices } from '@/components/accounts/consents/notices'
import { WithdrawConsent } from '@/components/accounts/consents/withdraw-consent'
import { Passkeys } from '@/components/accounts/passkeys/passkeys'
import { AccountForm } from '@/components/accounts/seekers/account-form'
import { YourData } from '@/components/accounts/seekers/your-data'
import { OwnSessions } from '@/components/accounts/session/own-sessions'
import { SignInAgain } from '@/components/accounts/sign-in-methods/sign-in-again'
import { SignInMethods } from '@/components/accounts/sign-in-methods/sign-in-methods'
import { SignInProblem } from '@/components/accounts/sign-in-methods/sign-in-problem'
import { SelfIdentificationForm } from '@/components/people/self-identification/self-identification-form'
import { listOwnSessions } from '@/lib/accounts/own-sessions/queries'
import { toListed } from '@/lib/accounts/passkeys/format'
import { listPasskeys } from '@/lib/accounts/passkeys/queries'
import { findNotices, hasPassword, type ListedConsent, listConsents } from '@/lib/accounts/seekers/queries'
import { listAddableProviders, listSignInMethods } from '@/lib/accounts/sign-in-methods/queries'
import { requireSeeker } from '@/lib/auth/guards'
import { findNeededProof } from '@/lib/auth/recent-proof'
import { findSelfAnswers } from '@/lib/people/self-identification/queries'
import { type ConsentKind, consentNames, isWithdrawable } from '@/lib/platform/consents/texts'
import { dayLabel, momentLabel } from '@/lib/platform/dates'
import { mailServer } from '@/lib/platform/mail/server'

export const metadata: Metadata = {
  title: 'Account Setting',
  description: 'Your name and mobile number, your consents and your data.',
  robots: { index: false },
}

export default async function AccountSettingPage({ searchParams }: PageProps<'/account-setting'>) {
  const seeker = await requireSeeker('/account-setting')
  const [methods, addable, passkeys, proof] = await Promise.all([
    listSignInMethods(seeker),
    listAddableProviders(seeker),
    listPasskeys(seeker),
    findNeededProof(seeker),
  ])
  const again = <SignInAgain kind="seeker" methods={methods} hasPasskey={passkeys.length > 0} />
  return (
    <>
      <h1 className="mb-6 text-title">Account Setting</h1>
      <AccountForm email={seeker.email} userName={seeker.userName} mobile={seeker.mobile} />
      <Section id="sign-in-methods" title="Sign-in methods">
        <div className="mt-4 max-w-reading">
          <SignInProblem kind="seeker" query={await searchParams} />
          <SignInMethods kind="seeker" methods={methods} addable={addable} proof={proof} again={again} />
        </div>
      </Section>
      <Section id="passkeys" title="Passkeys">
        <p className="mt-2 mb-5 max-w-reading text-muted">
          Log in with your fingerprint, face or screen lock instead of a password or a code.
        </p>
        <div className="max-w-2xl">
          <Passkeys kind="seeker" email={seeker.email} passkeys={passkeys.map(toListed)} proof={proof} again={again} />
        </div>
      </Section>
      <Section id="sessions" title="Sessions">
        <p className="mt-2 mb-5 max-w-reading text-muted">
          Where you're signed in. Sessions end after 7 days of inactivity, or after 30 days at most.
        </p>
        <OwnSessions kind="seeker" {...(await listOwnSessions(seeker))} />
      </Section>
      <Section id="reminders" title="Emails">
        <Notices {...(await findNotices(seeker))} />
        <p className="mt-2 text-muted">
          Manage your job alerts on{' '}
          <a href="/job-alerts" className="underline underline-offset-4">
            their own page
          </a>
          .
        </p>
      </Section>
      <ConsentList consents={await listConsents(seeker)} />
      <Section id="equal-opportunity" title="Equal opportunity (voluntary)">
        <p className="mt-2 max-w-reading text-muted">
          You don't have to answer. We store your answers separately from your applications. The people who review
          applications never see your answers, and we only report totals of ten or more people. You can change or delete
          your answers here at any time.
        </p>
        <SelfIdentificationForm answers={await findSelfAnswers(seeker)} />
      </Section>
      <YourData email={seeker.email} hasPassword={await hasPassword(seeker)} isMailHeld={!mailServer()} />
    </>
  )
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-12 border-t border-line pt-8">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {children}
    </section>
  )
}

function ConsentList({ consents }: { consents: ListedConsent[] }) {
  const active = consents.filter(({ withdrawnAt }) => !withdrawnAt)
  const latest = new Set(
    active.filter(({ kind }, index) => active.findIndex((other) => other.kind === kind) === index).map(({ id }) => id),
  )
  return (
    <section aria-labelledby="consents" className="mt-12 border-t border-line pt-8">
      <h2 id="consents" className="text-heading">
        Your consents
      </h2>
      {consents.length === 0 && (
        <p className="mt-2 text-muted">
          Nothing here yet. When you agree to something, for example when you apply for a job, it shows up here.
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
            {latest.has(id) && isWithdrawable(kind) && <WithdrawConsent purpose={kind} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
