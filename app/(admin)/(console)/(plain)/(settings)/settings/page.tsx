import type { Metadata } from 'next'
import { CompanyForm } from '@/components/site/settings/company-form'
import { SettingsPage } from '@/components/site/settings/settings-page'
import { requireAdmin } from '@/lib/auth/guards'
import { getSetting, listSettingHistory } from '@/lib/site/settings/queries'

export const metadata: Metadata = {
  title: 'Company settings',
  description: "The company's name, offices, contacts and markets.",
  robots: { index: false },
}

export default async function CompanySettingsPage() {
  await requireAdmin('/settings')
  const [setting, history] = await Promise.all([getSetting('company'), listSettingHistory('company')])
  return (
    <SettingsPage name="company" version={setting.version} history={history}>
      <CompanyForm key={setting.version} opened={setting} />
    </SettingsPage>
  )
}
