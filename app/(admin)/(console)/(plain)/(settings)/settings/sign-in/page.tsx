import type { Metadata } from 'next'
import { SignInSettingsForm } from '@/components/accounts/sign-in-methods/sign-in-settings-form'
import { SettingsHead } from '@/components/site/settings/settings-page'
import { requireAdmin } from '@/lib/auth/guards'
import { getSignInSettings } from '@/lib/auth/providers/queries'
import { env } from '@/lib/env'

export const metadata: Metadata = {
  title: 'Sign-in settings',
  description: 'The providers that job seekers and staff can sign in with.',
  robots: { index: false },
}

export default async function SignInSettingsPage() {
  await requireAdmin('/settings/sign-in')
  return (
    <>
      <SettingsHead current="sign-in" />
      <div className="max-w-3xl">
        <SignInSettingsForm opened={await getSignInSettings()} siteUrl={env().SITE_URL} />
      </div>
    </>
  )
}
