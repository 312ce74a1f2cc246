import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BackLink } from '@/components/console/lists/back-link'
import { PageTitle } from '@/components/console/lists/page-title'
import { TemplateForm } from '@/components/platform/mail-templates/template-form'
import { requireAdmin } from '@/lib/auth/guards'
import { getWords } from '@/lib/platform/mail-templates/queries'
import { keyParam } from '@/lib/platform/mail-templates/schema'
import { templates } from '@/lib/platform/mail-templates/templates'

export const metadata: Metadata = {
  title: 'Edit email template',
  description: 'An email template with a preview.',
  robots: { index: false },
}

export default async function EditTemplatePage({ params }: PageProps<'/mail-templates/[key]'>) {
  const parsed = keyParam.safeParse(await params)
  if (!parsed.success) notFound()
  const { key } = parsed.data
  const admin = await requireAdmin(`/mail-templates/${key}`)
  return (
    <>
      <BackLink href="/mail-templates">Email templates</BackLink>
      <PageTitle title={templates[key].title} text={templates[key].when} />
      <TemplateForm opened={await getWords(admin, key)} />
    </>
  )
}
