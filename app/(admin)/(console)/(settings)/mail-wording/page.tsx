import type { Metadata } from 'next'
import { PageTitle } from '@/components/back-office/page-title'
import { TemplateCard } from '@/components/mail-templates/template-card'
import { requireAdmin } from '@/lib/auth/guards'
import { listTemplates } from '@/lib/mail-templates/queries'

export const metadata: Metadata = {
  title: 'Mail wording',
  description: 'The words of the mails to applicants and to those who write to us.',
  robots: { index: false },
}

export default async function MailTemplatesPage() {
  const admin = await requireAdmin('/mail-wording')
  const words = await listTemplates(admin)
  return (
    <>
      <PageTitle
        title="Mail wording"
        text="What applicants and those who write to us are mailed. That an application was reviewed is not mailed."
      />
      <ul className="grid gap-5 xl:grid-cols-2">
        {words.map((mail) => (
          <li key={mail.key}>
            <TemplateCard mail={mail} />
          </li>
        ))}
      </ul>
    </>
  )
}
