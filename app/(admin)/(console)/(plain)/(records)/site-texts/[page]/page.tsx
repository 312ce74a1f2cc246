import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BackLink } from '@/components/console/lists/back-link'
import { PageTitle } from '@/components/console/lists/page-title'
import { VersionHistory } from '@/components/console/lists/version-history'
import { TextForm } from '@/components/content/site-texts/text-form'
import { requireAdmin } from '@/lib/auth/guards'
import { fieldsToEdit } from '@/lib/console/setup/queries'
import { findTextPage } from '@/lib/content/site-texts/pages'
import { getTextPage } from '@/lib/content/site-texts/queries'

export const metadata: Metadata = {
  title: 'Page content',
  description: "Edit a page's content, with its history.",
  robots: { index: false },
}

export default async function EditTextsPage({ params }: PageProps<'/site-texts/[page]'>) {
  const { page: slug } = await params
  const page = findTextPage(slug) ?? notFound()
  const admin = await requireAdmin(`/site-texts/${slug}`)
  const { current, draft, history } = await getTextPage(admin, page)
  const fields = await fieldsToEdit(page)
  const isOutlined = fields.some(({ original, text }) => original !== text)
  return (
    <>
      <BackLink href="/site-texts">Page content</BackLink>
      <PageTitle
        title={page.title}
        text={
          <span className="flex flex-wrap gap-x-5">
            <a href={`/site-texts/${slug}/edit`} className="underline underline-offset-4 hover:text-ink">
              Edit on the page
            </a>
            <a href={page.path} className="underline underline-offset-4 hover:text-ink">
              View live page
            </a>
          </span>
        }
      />
      <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start">
        <TextForm slug={slug} fields={fields} opened={current} draft={draft} />
        <VersionHistory
          restorePath={`/api/site-texts/${slug}/restore`}
          version={current.version}
          history={history}
          noun="text"
          // The sample company's texts aren't this company's to bring back.
          {...(!isOutlined && { first: 'Default content' })}
        />
      </div>
    </>
  )
}
