import type { Metadata } from 'next'
import { NameForm } from '@/components/admin-account/name-form'
import { OwnSessions } from '@/components/admin-account/own-sessions'
import { PasswordForm } from '@/components/admin-account/password-form'
import { SecondFactor } from '@/components/admin-account/second-factor'
import { SettingsSection } from '@/components/admin-account/settings-section'
import { PageTitle } from '@/components/back-office/page-title'
import { getSecondFactor, getSignedInAt, listOtherSessions } from '@/lib/admin-account/queries'
import { requireAdmin } from '@/lib/auth/guards'
import { roleLabel } from '@/lib/auth/roles'
import { dayLabel } from '@/lib/dates'

export const metadata: Metadata = {
  title: 'Your account',
  description: 'Your name, your password, your second factor and where you are signed in.',
  robots: { index: false },
}

export default async function AdminAccountPage() {
  const admin = await requireAdmin('/adminaccount')
  const [{ since, codesLeft }, signedInAt, others] = await Promise.all([
    getSecondFactor(admin),
    getSignedInAt(admin),
    listOtherSessions(admin),
  ])
  return (
    <>
      <PageTitle title="Your account" />
      <SettingsSection id="details" title="Your details" text="What colleagues and the audit trail call you.">
        <NameForm name={admin.name} email={admin.email} role={roleLabel(admin.role)} />
      </SettingsSection>
      <SettingsSection
        id="second-factor"
        title="Second factor"
        text="A code of an authenticator app beside your password. Whoever learns your password still stays outside."
      >
        <SecondFactor since={since && dayLabel(since)} codesLeft={codesLeft} />
      </SettingsSection>
      <SettingsSection id="password" title="Password" text="A new one signs you out everywhere but here.">
        <PasswordForm email={admin.email} />
      </SettingsSection>
      <SettingsSection
        id="sessions"
        title="Sessions"
        text="Where you are signed in. A session ends by itself after half an hour without you, at the latest after twelve hours."
      >
        <OwnSessions signedInAt={signedInAt} others={others} />
      </SettingsSection>
    </>
  )
}
