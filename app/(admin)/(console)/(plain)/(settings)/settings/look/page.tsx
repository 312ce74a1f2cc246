import type { Metadata } from 'next'
import { LookForm } from '@/components/site/settings/look-form'
import { SettingsPage } from '@/components/site/settings/settings-page'
import { requireAdmin } from '@/lib/auth/guards'
import { site } from '@/lib/site/company'
import { getSetting, listSettingHistory } from '@/lib/site/settings/queries'

export const metadata: Metadata = {
  title: 'Brand settings',
  description: 'The logo, colors, typeface and corners of the whole site.',
  robots: { index: false },
}

export default async function LookSettingsPage() {
  await requireAdmin('/settings/look')
  const [setting, history] = await Promise.all([getSetting('look'), listSettingHistory('look')])
  return (
    <SettingsPage name="look" version={setting.version} history={history}>
      <LookForm key={setting.version} opened={setting} company={site.name} />
    </SettingsPage>
  )
}
