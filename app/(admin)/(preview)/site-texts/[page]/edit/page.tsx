import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ConsoleSession } from '@/components/console/lists/console-session'
import { StatusMessage } from '@/components/console/lists/status-message'
import { BuiltInPage } from '@/components/console/site-texts/built-in-page'
import { EditTexts } from '@/components/content/site-texts/edit-texts'
import { requireAdmin } from '@/lib/auth/guards'
import { fieldsToEdit } from '@/lib/console/setup/queries'
import { findTextPage, withMarkedTexts } from '@/lib/content/site-texts/pages'
import { getTextPage } from '@/lib/content/site-texts/queries'

export const metadata: Metadata = {
  title: 'Edit page',
  description: 'Edit a page where visitors read it.',
  robots: { index: false },
}

export default async function EditTextsOnPage({ params }: PageProps<'/site-texts/[page]/edit'>) {
  const { page: slug } = await params
  const page = findTextPage(slug) ?? notFound()
  const admin = await requireAdmin(`/site-texts/${slug}/edit`)
  const { current, draft } = await getTextPage(admin, page)
  return (
    <ConsoleSession adminId={admin.id} isEditor>
      <StatusMessage>
        <EditTexts slug={slug} fields={await fieldsToEdit(page)} opened={current} draft={draft}>
          <BuiltInPage slug={slug} wordsOf={(content) => withMarkedTexts(content, (draft ?? current).texts)} />
        </EditTexts>
      </StatusMessage>
    </ConsoleSession>
  )
}
