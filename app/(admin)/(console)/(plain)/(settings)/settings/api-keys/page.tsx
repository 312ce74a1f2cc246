import type { Metadata } from 'next'
import { ApiKeyTable } from '@/components/accounts/api-keys/api-key-table'
import { NewApiKeyDialog } from '@/components/accounts/api-keys/new-api-key'
import { SettingsHead } from '@/components/site/settings/settings-page'
import { listApiKeys } from '@/lib/accounts/api-keys/queries'
import { requireAdmin } from '@/lib/auth/guards'
import { findNeededProof } from '@/lib/auth/recent-proof'

export const metadata: Metadata = {
  title: 'API keys',
  description: 'The programs that can use the API, and what each of them can do.',
  robots: { index: false },
}

export default async function ApiKeysPage() {
  const owner = await requireAdmin('/settings/api-keys')
  return (
    <>
      <SettingsHead current="api-keys" />
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-prose text-muted">
          With an API key, a program such as an applicant tracking system can post jobs and read applications. The{' '}
          <a href="/api-docs/programs" className="underline underline-offset-4">
            API reference
          </a>{' '}
          shows how.
        </p>
        <NewApiKeyDialog email={owner.email} proof={await findNeededProof(owner)} />
      </div>
      <ApiKeyTable keys={await listApiKeys(owner)} />
    </>
  )
}
