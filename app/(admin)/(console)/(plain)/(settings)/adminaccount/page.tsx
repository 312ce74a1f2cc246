import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { SecondFactor } from '@/components/accounts/admin-account/second-factor'
import { NameForm, PasswordForm, SummaryChoice } from '@/components/accounts/admin-account/settings'
import { Passkeys } from '@/components/accounts/passkeys/passkeys'
import { OwnSessions } from '@/components/accounts/session/own-sessions'
import { SignInAgain } from '@/components/accounts/sign-in-methods/sign-in-again'
import { SignInMethods } from '@/components/accounts/sign-in-methods/sign-in-methods'
import { SignInProblem } from '@/components/accounts/sign-in-methods/sign-in-problem'
import { PageTitle } from '@/components/console/lists/page-title'
import { CalendarLink } from '@/components/hiring/interviews/calendar-link'
import { getSecondFactor, wantsSummary } from '@/lib/accounts/admin-account/queries'
import { listOwnSessions } from '@/lib/accounts/own-sessions/queries'
import { toListed } from '@/lib/accounts/passkeys/format'
import { listPasskeys } from '@/lib/accounts/passkeys/queries'
import { findNeedOf, listAddableProviders, listSignInMethods } from '@/lib/accounts/sign-in-methods/queries'
import { requireAdmin } from '@/lib/auth/guards'
import { findNeededProof } from '@/lib/auth/recent-proof'
import { hasPermission, roleLabel } from '@/lib/auth/roles'
import { findCalendarLink } from '@/lib/hiring/interviews/queries'
import { dayLabel } from '@/lib/platform/dates'

export const metadata: Metadata = {
  title: 'Your account',
  description: 'Your name, password, two-step verification and sessions.',
  robots: { index: false },
}

export default async function AdminAccountPage({ searchParams }: PageProps<'/adminaccount'>) {
  const admin = await requireAdmin('/adminaccount')
  const [{ since, codesLeft }, sessions, isSummaryWanted, methods, addable, passkeys, proof, off, calendarSince] =
    await Promise.all([
      getSecondFactor(admin),
      listOwnSessions(admin),
      wantsSummary(admin),
      listSignInMethods(admin),
      listAddableProviders(admin),
      listPasskeys(admin),
      findNeededProof(admin),
      findNeedOf(admin),
      findCalendarLink(admin),
    ])
  const again = <SignInAgain kind="admin" methods={methods} hasPasskey={passkeys.length > 0 && !off} />
  const isPasswordUsed = methods.some(({ id }) => id === 'password') && !off
  return (
    <>
      <PageTitle title="Your account" />
      <SettingsSection
        id="details"
        title="Your details"
        text="Your name as it appears to colleagues and in the audit log."
      >
        <NameForm name={admin.name} email={admin.email} role={roleLabel(admin.role)} />
      </SettingsSection>
      {hasPermission(admin.role, 'recruiter') && (
        <SettingsSection
          id="summary"
          title="Weekly summary"
          text="Dashboard numbers by email, with links to the details."
        >
          <SummaryChoice isWanted={isSummaryWanted} />
        </SettingsSection>
      )}
      {hasPermission(admin.role, 'recruiter') && (
        <SettingsSection
          id="calendar"
          title="Calendar"
          text="Subscribe to your interviews in Google Calendar, Outlook or another calendar. Anyone with the link can see them."
        >
          <CalendarLink since={calendarSince && dayLabel(calendarSince)} />
        </SettingsSection>
      )}
      <SettingsSection
        id="sign-in-methods"
        title="Sign-in methods"
        text="Your ways into the console. Remove one that you don't use, while another remains."
      >
        <SignInProblem kind="admin" query={await searchParams} />
        <SignInMethods kind="admin" methods={methods} addable={addable} proof={proof} again={again} />
      </SettingsSection>
      <SettingsSection
        id="passkeys"
        title="Passkeys"
        text="Sign in with your fingerprint, face or screen lock. A passkey replaces your password and the two-step code."
      >
        <Passkeys
          kind="admin"
          email={admin.email}
          passkeys={passkeys.map(toListed)}
          proof={proof}
          again={again}
          off={off}
        />
      </SettingsSection>
      {isPasswordUsed && (
        <>
          <SettingsSection
            id="second-factor"
            title="Two-step verification"
            text="Require a code from an authenticator app when you sign in, so a stolen password isn't enough."
          >
            <SecondFactor since={since && dayLabel(since)} codesLeft={codesLeft} />
          </SettingsSection>
          <SettingsSection id="password" title="Password" text="Changing your password signs you out everywhere else.">
            <PasswordForm email={admin.email} name={admin.name} />
          </SettingsSection>
        </>
      )}
      <SettingsSection
        id="sessions"
        title="Sessions"
        text="Where you're signed in. Sessions end after 30 minutes of inactivity, or after 12 hours at most."
      >
        <OwnSessions kind="admin" {...sessions} />
      </SettingsSection>
    </>
  )
}

type SettingsSectionProps = { id: string; title: string; text: ReactNode; children: ReactNode }

function SettingsSection({ id, title, text, children }: SettingsSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-5 border-t border-line py-8 first-of-type:border-t-0 first-of-type:pt-0 xl:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <div className="max-w-reading">
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        <p className="mt-1.5 text-[0.95rem] text-muted">{text}</p>
      </div>
      <div className="max-w-xl rounded-card border border-line bg-raised p-5 shadow-card sm:p-6">{children}</div>
    </section>
  )
}
