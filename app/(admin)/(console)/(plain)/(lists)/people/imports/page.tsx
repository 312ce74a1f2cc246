import type { Metadata } from 'next'
import { BackLink } from '@/components/console/lists/back-link'
import { ListPage } from '@/components/console/lists/list-page'
import { importColumns } from '@/components/jobs/imports/import-columns'
import { UploadForm } from '@/components/jobs/imports/upload-form'
import { personImports } from '@/lib/jobs/imports/admin-list'

export const metadata: Metadata = {
  title: 'Import people',
  description: 'Import people, applications and resumes, with a preview.',
  robots: { index: false },
}

export default function PersonImportsPage({ searchParams }: PageProps<'/people/imports'>) {
  return (
    <>
      <BackLink href="/people">People</BackLink>
      <ListPage
        list={personImports}
        title="Import people"
        columns={importColumns}
        searchParams={searchParams}
        above={
          <div className="max-w-2xl rounded-card border border-line bg-raised p-5 shadow-card sm:p-6">
            <UploadForm content="PEOPLE" />
          </div>
        }
      />
    </>
  )
}
