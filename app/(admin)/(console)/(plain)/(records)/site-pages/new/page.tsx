import type { Metadata } from 'next'
import { BackLink } from '@/components/console/lists/back-link'
import { PageTitle } from '@/components/console/lists/page-title'
import { NewPageForm } from '@/components/content/site-pages/new-page-form'
import { requireAdmin } from '@/lib/auth/guards'

export const metadata: Metadata = {
  title: 'Add page',
  description: 'Add a page with a title and a path.',
  robots: { index: false },
}

export default async function NewSitePage() {
  await requireAdmin('/site-pages/new')
  return (
    <>
      <BackLink href="/site-pages">Pages</BackLink>
      <PageTitle title="Add page" />
      <NewPageForm />
    </>
  )
}
