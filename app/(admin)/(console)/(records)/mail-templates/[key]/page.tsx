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
  title: 'Edit an e-mail template',
  description: 'One e-mail template, with a preview.',
  robots: { index: false },
}

export default async function EditTemplatePage({ params }: PageProps<'/mail-templates/[key]'>) {
  const asked = keyParam.safeParse(await params)
  if (!asked.success) notFound()
  const { key } = asked.data
  const admin = await requireAdmin(`/mail-templates/${key}`)
  return (
    <>
      <Link
        href="/mail-templates"
        className="mb-2 inline-flex min-h-11 items-center gap-2 font-medium text-accent hover:underline"
      >
        <ArrowLeft aria-hidden className="size-4" /> E-mail templates
      </Link>
      <PageTitle title={templates[key].title} text={templates[key].when} />
      <TemplateForm opened={await getWords(admin, key)} />
    </>
  )
}
