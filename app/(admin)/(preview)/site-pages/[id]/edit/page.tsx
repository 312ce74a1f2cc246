import type { Metadata } from 'next'
import { ConsoleSession } from '@/components/console/lists/console-session'
import { StatusMessage } from '@/components/console/lists/status-message'
import { EditPage } from '@/components/content/site-pages/edit-page'
import { jobsOfSection } from '@/components/content/site-pages/jobs-section'
import { requireAdmin } from '@/lib/auth/guards'
import { getPageToEdit } from '@/lib/content/site-pages/queries'
import type { SectionOf } from '@/lib/content/site-pages/schema'
import { listPaths } from '@/lib/site/menus/queries'
import { orNotFound, pageId } from '@/lib/site/routes/found'

export const metadata: Metadata = {
  title: 'Edit page',
  description: 'Edit a page where visitors read it.',
  robots: { index: false },
}

const newest = { search: '', count: '10' } as const

export default async function EditOnPage({ params }: PageProps<'/site-pages/[id]/edit'>) {
  const { id: param } = await params
  const admin = await requireAdmin(`/site-pages/${param}/edit`)
  const { page, draft } = await orNotFound(getPageToEdit(admin, pageId(param)))
  const sections = [...(page.content?.sections ?? []), ...(draft?.content.sections ?? [])]
  const shown = sections.filter((section): section is SectionOf<'jobs'> => section.kind === 'jobs')
  const [paths, ofNewest, ...each] = await Promise.all([
    listPaths(),
    jobsOfSection(newest),
    ...shown.map(({ search }) => jobsOfSection({ search, count: newest.count })),
  ])
  const bySection = Object.fromEntries(shown.map(({ id }, index) => [id, each[index] ?? ofNewest]))
  return (
    <ConsoleSession adminId={admin.id} isEditor>
      <StatusMessage>
        <EditPage opened={page} draft={draft} paths={paths} jobs={{ bySection, newest: ofNewest }} />
      </StatusMessage>
    </ConsoleSession>
  )
}
