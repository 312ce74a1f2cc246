import type { Metadata } from 'next'
import Link from 'next/link'
import { BackLink } from '@/components/console/lists/back-link'
import { ListPage } from '@/components/console/lists/list-page'
import { importColumns } from '@/components/jobs/imports/import-columns'
import { UploadForm } from '@/components/jobs/imports/upload-form'
import { jobImports } from '@/lib/jobs/imports/admin-list'

export const metadata: Metadata = {
  title: 'Import jobs',
  description: 'Jobs from a file, with a preview before they go live.',
  robots: { index: false },
}

export default function ImportsPage({ searchParams }: PageProps<'/adminpostjobs/imports'>) {
  return (
    <>
      <BackLink href="/adminpostjobs">Jobs Posted</BackLink>
      <ListPage
        list={jobImports}
        title="Import jobs"
        columns={importColumns}
        searchParams={searchParams}
        above={
          <div className="max-w-2xl rounded-card border border-line bg-raised p-5 shadow-card sm:p-6">
            <UploadForm content="JOBS" />
            <p className="mt-4">
              Have a live feed?{' '}
              <Link href="/adminpostjobs/imports/sources" prefetch={false} className="underline underline-offset-4">
                Set up job feeds
              </Link>
            </p>
          </div>
        }
      />
    </>
  )
}
