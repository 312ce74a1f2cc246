import { ArrowLeft } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import { backLink } from '@/components/back-office/back-link'
import { PageTitle } from '@/components/back-office/page-title'
import { MailFacts } from '@/components/mail/mail-facts'
import { MailLook } from '@/components/mail/mail-look'
import { ResendMail } from '@/components/mail/resend-mail'
import { requireAdmin } from '@/lib/auth/guards'
import { env } from '@/lib/env'
import { getMail } from '@/lib/mail/queries'
import { orNotFound, pageId } from '@/lib/routes/found'

export const metadata: Metadata = {
  title: 'Mail',
  description: 'One mail of the outbox: its words, its look and how sending it went.',
  robots: { index: false },
}

export default async function MailPage({ params }: PageProps<'/outbox/[id]'>) {
  const { id } = await params
  const owner = await requireAdmin(`/outbox/${id}`)
  const mail = await orNotFound(getMail(owner, pageId(id)))
  return (
    <>
      <Link href="/outbox" className={backLink}>
        <ArrowLeft aria-hidden className="size-4" /> Outbox
      </Link>
      <PageTitle title={mail.subject}>
        {mail.state !== 'WAITING' && <ResendMail id={mail.id} subject={mail.subject} />}
      </PageTitle>
      <div className="space-y-6">
        <MailFacts mail={mail} isHeld={!env().SMTP_URL} />
        <MailLook mail={mail} />
      </div>
    </>
  )
}
