import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PreviewBar } from '@/components/console/lists/preview-bar'
import { BuiltInPage } from '@/components/console/site-texts/built-in-page'
import { requireAdmin } from '@/lib/auth/guards'
import { findTextPage, withTexts } from '@/lib/content/site-texts/pages'
import { getTextPage } from '@/lib/content/site-texts/queries'

export const metadata: Metadata = {
  title: 'Preview',
  description: 'Preview of unpublished page content.',
  robots: { index: false },
}

export default async function PreviewPage({ params }: PageProps<'/site-texts/[page]/preview'>) {
  const { page: slug } = await params
  const page = findTextPage(slug) ?? notFound()
  const { current, draft } = await getTextPage(await requireAdmin(`/site-texts/${slug}/preview`), page)
  return (
    <>
      <BuiltInPage slug={slug} wordsOf={(content) => withTexts(content, (draft ?? current).texts)} />
      <PreviewBar title={page.title} href={`/site-texts/${slug}`} />
    </>
  )
}
