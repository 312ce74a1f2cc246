import type { Metadata } from 'next'
import { PreviewBar } from '@/components/console/lists/preview-bar'
import { AddedPage } from '@/components/content/site-pages/added-page'
import { requireAdmin } from '@/lib/auth/guards'
import { getPageToEdit } from '@/lib/content/site-pages/queries'
import { orNotFound, pageId } from '@/lib/site/routes/found'

export const metadata: Metadata = {
  title: 'Preview',
  description: 'Preview of an unpublished page.',
  robots: { index: false },
}

export default async function SitePagePreview({ params }: PageProps<'/site-pages/[id]/preview'>) {
  const { id: param } = await params
  const admin = await requireAdmin(`/site-pages/${param}/preview`)
  const { page, draft } = await orNotFound(getPageToEdit(admin, pageId(param)))
  const content = draft?.content ?? page.content
  return (
    <>
      {content && <AddedPage content={content} />}
      <PreviewBar title={page.title} href={`/site-pages/${page.id}`} />
    </>
  )
}
