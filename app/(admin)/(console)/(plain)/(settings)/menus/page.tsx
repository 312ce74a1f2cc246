import type { Metadata } from 'next'
import { PageTabs } from '@/components/console/lists/page-tabs'
import { PageTitle } from '@/components/console/lists/page-title'
import { VersionHistory } from '@/components/console/lists/version-history'
import { MenuForm } from '@/components/site/menus/menu-form'
import { requireAdmin } from '@/lib/auth/guards'
import { env } from '@/lib/env'
import { menuChanges, menuLines } from '@/lib/site/menus/format'
import { getMenuToEdit, listMenuTargets } from '@/lib/site/menus/queries'
import { menuNames, menuParam, menus } from '@/lib/site/menus/schema'

export const metadata: Metadata = {
  title: 'Menus',
  description: "Edit the site's header, quick links and footer.",
  robots: { index: false },
}

export default async function MenusPage({ searchParams }: PageProps<'/menus'>) {
  const { menu } = await searchParams
  const name = menuParam.safeParse({ name: menu }).data?.name ?? 'header'
  const admin = await requireAdmin('/menus')
  const [{ current, history }, targets] = await Promise.all([getMenuToEdit(admin, name), listMenuTargets()])
  return (
    <>
      <PageTitle title="Menus" text="The links in the site's header and footer." />
      <div className="mb-5 border-b border-line">
        <PageTabs
          label="Menus"
          tabs={menuNames.map((each) => ({ name: each, label: menus[each].title, href: `/menus?menu=${each}` }))}
          current={name}
        />
      </div>
      <div className="grid grid-cols-1 gap-8 xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start">
        <MenuForm key={`${name}-${current.version}`} opened={current} targets={targets} siteUrl={env().SITE_URL} />
        <VersionHistory
          restorePath={`/api/menus/${name}/restore`}
          version={current.version}
          history={history.map(({ before, after, ...row }) => ({
            ...row,
            changes: menuChanges(menuLines(before, targets), menuLines(after, targets)),
          }))}
          noun="link"
          first="Default menu"
        />
      </div>
    </>
  )
}
