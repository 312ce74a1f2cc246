import type { Metadata } from 'next'
import { BackLink } from '@/components/console/lists/back-link'
import { PageTitle } from '@/components/console/lists/page-title'
import { VersionHistory } from '@/components/console/lists/version-history'
import { DeletePage } from '@/components/content/site-pages/delete-page'
import { PageForm } from '@/components/content/site-pages/page-form'
import { PagePlace } from '@/components/content/site-pages/page-place'
import { requireAdmin } from '@/lib/auth/guards'
import { getPageToEdit, listPagesLinkingTo } from '@/lib/content/site-pages/queries'
import { listMenusLinkingTo, listPaths } from '@/lib/site/menus/queries'
import { orNotFound, pageId } from '@/lib/site/routes/found'

export const metadata: Metadata = {
  title: 'Edit page',
  description: "Edit a page's sections, path and visibility, with its history.",
  robots: { index: false },
}

export default async function EditSitePage({ params }: PageProps<'/site-pages/[id]'>) {
  const { id: param } = await params
  const admin = await requireAdmin(`/site-pages/${param}`)
  const id = pageId(param)
  const { page, draft, history } = await orNotFound(getPageToEdit(admin, id))
  const [menus, pages, paths] = await Promise.all([
    listMenusLinkingTo(admin, id),
    listPagesLinkingTo(admin, page.path),
    listPaths(),
  ])
  const links = [...menus.map((menu) => `Menu: ${menu}`), ...pages.map(({ title }) => `Page: ${title}`)]
  return (
    <>
      <BackLink href="/site-pages">Pages</BackLink>
      <PageTitle
        title={page.title}
        text={
          <span className="flex flex-wrap gap-x-5">
            <a href={`/site-pages/${id}/edit`} className="underline underline-offset-4 hover:text-ink">
              Edit on the page
            </a>
            {page.version > 0 ? (
              <a href={page.path} className="underline underline-offset-4 hover:text-ink">
                View live page
              </a>
            ) : (
              'Not published yet'
            )}
          </span>
        }
      />
      <div className="grid grid-cols-1 gap-8 xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start">
        <PageForm opened={page} draft={draft} paths={paths} />
        <div className="min-w-0 space-y-6">
          <PagePlace page={page} />
          <section aria-labelledby="linked" className="rounded-card border border-line bg-raised p-5 shadow-card">
            <h2 id="linked" className="mb-3 text-heading">
              Links to this page
            </h2>
            {links.length === 0 ? (
              <p className="text-muted">
                None yet. Add it to a{' '}
                <a href="/menus" className="underline underline-offset-4 hover:text-ink">
                  menu
                </a>
                .
              </p>
            ) : (
              <ul className="list-disc pl-5 wrap-anywhere">
                {links.map((link) => (
                  <li key={link}>{link}</li>
                ))}
              </ul>
            )}
          </section>
          <VersionHistory
            restorePath={`/api/site-pages/${id}/restore`}
            version={page.version}
            history={history}
            noun="part"
          />
          <DeletePage id={id} links={links} />
        </div>
      </div>
    </>
  )
}
