import type { Metadata } from 'next'
import { PageTitle } from '@/components/console/lists/page-title'
import { CompanyForm } from '@/components/site/settings/company-form'
import { SettingHistory } from '@/components/site/settings/setting-history'
import { requireAdmin } from '@/lib/auth/guards'
import { momentLabel } from '@/lib/platform/dates'
import { getSetting, listSettingHistory } from '@/lib/site/settings/queries'

export const metadata: Metadata = {
  title: 'Company',
  description: 'Who runs this site: it shows in the header, footer, emails, feeds and terms.',
  robots: { index: false },
}

export default async function CompanySettingsPage() {
  await requireAdmin('/settings')
  const [setting, history] = await Promise.all([getSetting('company'), listSettingHistory('company')])
  const rows = history.map(({ createdAt, ...row }) => ({ ...row, at: momentLabel(createdAt) }))
  return (
    <>
      <PageTitle title="Company" text="Who runs this site: it shows in the header, footer, emails, feeds and terms." />
      <div className="max-w-3xl">
        <CompanyForm key={setting.version} opened={setting} />
        <SettingHistory name="company" version={setting.version} history={rows} />
      </div>
    </>
  )
}
