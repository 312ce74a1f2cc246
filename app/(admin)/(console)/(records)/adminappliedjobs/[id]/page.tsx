import { ArrowLeft } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import { ApplicationFacts } from '@/components/applications/application-facts'
import { ApplicationHistory } from '@/components/applications/application-history'
import { ApplicationNotes } from '@/components/applications/application-notes'
import { ApplicationTexts } from '@/components/applications/application-texts'
import { ChangeState } from '@/components/applications/change-state'
import { PageTitle } from '@/components/back-office/page-title'
import { getApplication } from '@/lib/applications/review-queries'
import { requireAdmin } from '@/lib/auth/guards'
import { orNotFound, pageId } from '@/lib/chrome/found'

export const metadata: Metadata = {
  title: 'Application',
  description: 'An application with its answers, its history and the notes of colleagues.',
  robots: { index: false },
}

export default async function ApplicationPage({ params }: PageProps<'/adminappliedjobs/[id]'>) {
  const { id } = await params
  const admin = await requireAdmin(`/adminappliedjobs/${id}`, 'recruiter')
  const application = await orNotFound(getApplication(admin, pageId(id)))
  const { studentName, state, posting, postingId, notes } = application
  return (
    <>
      <Link
        href="/adminappliedjobs"
        className="mb-2 inline-flex min-h-11 items-center gap-2 font-medium text-accent hover:underline"
      >
        <ArrowLeft aria-hidden className="size-4" /> Applied Jobs
      </Link>
      <PageTitle
        title={studentName}
        text={
          <>
            For{' '}
            <Link href={`/adminpostjobs/${postingId}`} className="text-accent underline underline-offset-4">
              {posting.jobTitle}
            </Link>
            , {posting.company}
          </>
        }
      >
        <ChangeState id={application.id} state={state} studentName={studentName} />
      </PageTitle>
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start">
        <div className="grid min-w-0 gap-6">
          <ApplicationTexts application={application} />
          <ApplicationNotes applicationId={application.id} notes={notes} />
        </div>
        <div className="grid min-w-0 gap-6">
          <ApplicationFacts application={application} />
          <ApplicationHistory events={application.events} />
        </div>
      </div>
    </>
  )
}
