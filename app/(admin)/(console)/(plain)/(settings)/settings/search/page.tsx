import type { Metadata } from 'next'
import { SearchForm } from '@/components/site/settings/search-form'
import { SettingsPage } from '@/components/site/settings/settings-page'
import { requireAdmin } from '@/lib/auth/guards'
import { getSetting, listSettingHistory } from '@/lib/site/settings/queries'

export const metadata: Metadata = {
  title: 'Job search settings',
  description: 'The words that the job search treats alike.',
  robots: { index: false },
}

export default async function SearchSettingsPage() {
  await requireAdmin('/settings/search')
  const [setting, history] = await Promise.all([getSetting('search'), listSettingHistory('search')])
  return (
    <SettingsPage name="search" version={setting.version} history={history}>
      <SearchForm key={setting.version} opened={setting} />
    </SettingsPage>
  )
}
