import type { Metadata } from 'next'
import { PageTitle } from '@/components/console/lists/page-title'
import { LookForm } from '@/components/site/settings/look-form'
import { SettingHistory } from '@/components/site/settings/setting-history'
import { requireAdmin } from '@/lib/auth/guards'
import { momentLabel } from '@/lib/platform/dates'
import { getSetting, listSettingHistory } from '@/lib/site/settings/queries'

export const metadata: Metadata = {
  title: 'Look',
  description: 'Logo, colors, corners and headlines of the whole site.',
  robots: { index: false },
}

export default async function LookSettingsPage() {
  await requireAdmin('/settings/look')
  const [setting, history] = await Promise.all([getSetting('look'), listSettingHistory('look')])
  const rows = history.map(({ createdAt, ...row }) => ({ ...row, at: momentLabel(createdAt) }))
  return (
    <>
      <PageTitle title="Look" text="Logo, colors, corners and headlines of the whole site." />
      <div className="max-w-3xl">
        <LookForm key={setting.version} opened={setting} />
        <SettingHistory name="look" version={setting.version} history={rows} />
      </div>
    </>
  )
}
