import { ArrowLeft } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { PageTitle } from '@/components/back-office/page-title'
import { TemplateForm } from '@/components/mail-templates/template-form'
import { requireAdmin } from '@/lib/auth/guards'
import { getWords } from '@/lib/mail-templates/queries'
import { keyParam } from '@/lib/mail-templates/schema'
import { templates } from '@/lib/mail-templates/templates'

export const metadata: Metadata = {
  title: 'Edit a mail',
  description: 'The words of one mail, with a preview.',
  robots: { index: false },
}

export default async function EditTemplatePage({ params }: PageProps<'/mail-wording/[key]'>) {
  const asked = keyParam.safeParse(await params)
  if (!asked.success) notFound()
  const { key } = asked.data
  const admin = await requireAdmin(`/mail-wording/${key}`)
  return (
    <>
      <Link
        href="/mail-wording"
        className="mb-2 inline-flex min-h-11 items-center gap-2 font-medium text-accent hover:underline"
      >
        <ArrowLeft aria-hidden className="size-4" /> Mail wording
      </Link>
      <PageTitle title={templates[key].title} text={templates[key].when} />
      <TemplateForm opened={await getWords(admin, key)} />
    </>
  )
}
