import type { ReactNode } from 'react'
import { PageTabs } from '@/components/console/lists/page-tabs'
import { PageTitle } from '@/components/console/lists/page-title'
import { VersionHistory } from '@/components/console/lists/version-history'
import type { SettingHistory } from '@/lib/site/settings/queries'
import type { SettingName } from '@/lib/site/settings/schema'

const tabs = [
  { name: 'company', label: 'Company', href: '/settings' },
  { name: 'look', label: 'Brand', href: '/settings/look' },
  { name: 'terms', label: 'Privacy and terms', href: '/settings/terms' },
  { name: 'search', label: 'Job search', href: '/settings/search' },
  { name: 'email', label: 'Email server', href: '/settings/email' },
  { name: 'sign-in', label: 'Sign-in', href: '/settings/sign-in' },
  { name: 'api-keys', label: 'API keys', href: '/settings/api-keys' },
  { name: 'webhooks', label: 'Webhooks', href: '/settings/webhooks' },
  { name: 'site-file', label: 'Export and import', href: '/settings/site-file' },
] as const

type SettingsPageProps = { name: SettingName; version: number; history: SettingHistory; children: ReactNode }

/** The layout of a settings page, with tabs and a version history. */
export function SettingsPage({ name, version, history, children }: SettingsPageProps) {
  return (
    <>
      <SettingsHead current={name} />
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
        {children}
        <VersionHistory
          restorePath={`/api/settings/${name}/restore`}
          version={version}
          history={history}
          noun="setting"
          first="Sample company"
        />
      </div>
    </>
  )
}

export function SettingsHead({ current }: { current: (typeof tabs)[number]['name'] }) {
  return (
    <>
      <PageTitle title="Settings" />
      <div className="mb-6 border-b border-line">
        <PageTabs label="Settings" tabs={tabs} current={current} />
      </div>
    </>
  )
}
