import type { Metadata } from 'next'
import { MailServerForm } from '@/components/platform/mail/mail-server-form'
import { SettingsHead } from '@/components/site/settings/settings-page'
import { requireAdmin } from '@/lib/auth/guards'
import { env } from '@/lib/env'
import { getMailServer } from '@/lib/platform/mail/server-queries'

export const metadata: Metadata = {
  title: 'Email server settings',
  description: 'The server that sends codes, confirmations and replies.',
  robots: { index: false },
}

export default async function MailServerPage() {
  await requireAdmin('/settings/email')
  return (
    <>
      <SettingsHead current="email" />
      {env().SMTP_URL && (
        <p className="mb-5 rounded-control bg-brand-soft px-4 py-3 text-brand">
          SMTP_URL is set on the server, so emails go through that server instead of this one.
        </p>
      )}
      <div className="max-w-3xl">
        <MailServerForm opened={await getMailServer()} />
      </div>
    </>
  )
}
