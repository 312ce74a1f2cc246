import type { Metadata } from 'next'
import Link from 'next/link'
import { PageTitle } from '@/components/console/lists/page-title'
import { Badge } from '@/components/ui/badge'
import { buttonClass } from '@/components/ui/button'
import { requireAdmin } from '@/lib/auth/guards'
import { listTemplates, type MailWords } from '@/lib/platform/mail-templates/queries'
import { templates } from '@/lib/platform/mail-templates/templates'

export const metadata: Metadata = {
  title: 'Email templates',
  description: 'Emails to applicants and people who contact us.',
  robots: { index: false },
}

export default async function MailTemplatesPage() {
  const admin = await requireAdmin('/mail-templates')
  const words = await listTemplates(admin)
  return (
    <>
      <PageTitle
        title="Email templates"
        text="Emails to applicants and people who contact us. Marking an application as reviewed doesn't send an email."
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

function TemplateCard({ mail: { key, subject, text, isOwn } }: { mail: MailWords }) {
  const { title, when } = templates[key]
  return (
    <article className="flex h-full flex-col gap-4 rounded-card border border-line bg-raised p-5 shadow-card">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h2 className="text-heading">{title}</h2>
          <p className="mt-1 text-sm text-muted">{when}</p>
        </div>
        {!isOwn && <Badge tone="brand">Edited</Badge>}
      </div>
      <div className="rounded-control bg-sunken p-4 wrap-anywhere">
        <p className="font-semibold">{subject}</p>
        <p className="mt-3 whitespace-pre-wrap">{text}</p>
      </div>
      <Link href={`/mail-templates/${key}`} className={buttonClass('secondary', 'mt-auto self-start')}>
        Edit<span className="sr-only"> {title}</span>
      </Link>
    </article>
  )
}
