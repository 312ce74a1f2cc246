import type { Metadata } from 'next'
import { SettingsPage } from '@/components/site/settings/settings-page'
import { TermsForm } from '@/components/site/settings/terms-form'
import { requireAdmin } from '@/lib/auth/guards'
import { getSetting, listSettingHistory } from '@/lib/site/settings/queries'

export const metadata: Metadata = {
  title: 'Privacy and terms settings',
  description: 'The privacy notice and terms that applicants agree to.',
  robots: { index: false },
}

export default async function TermsSettingsPage() {
  await requireAdmin('/settings/terms')
  const [setting, history] = await Promise.all([getSetting('terms'), listSettingHistory('terms')])
  return (
    <SettingsPage name="terms" version={setting.version} history={history}>
      <TermsForm key={setting.version} opened={setting} />
    </SettingsPage>
  )
}
