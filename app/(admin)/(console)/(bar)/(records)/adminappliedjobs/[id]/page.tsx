import type { Metadata } from 'next'
import Link from 'next/link'
import * as z from 'zod'
import { BackLink } from '@/components/console/lists/back-link'
import { PageTitle } from '@/components/console/lists/page-title'
import { RecordSteps } from '@/components/console/lists/record-steps'
import {
  ApplicationFacts,
  ApplicationHistory,
  ApplicationNotes,
  ApplicationTexts,
  ResumePane,
} from '@/components/hiring/applications/application-record'
import { ChangeStatus } from '@/components/hiring/applications/change-status'
import { ApplicationInterviews } from '@/components/hiring/interviews/application-interviews'
import { ApplicationChecklist } from '@/components/hiring/stages/application-checklist'
import { requireAdmin } from '@/lib/auth/guards'
import { hasPermission } from '@/lib/auth/roles'
import { placeInList } from '@/lib/console/lists/list'
import { applications } from '@/lib/hiring/applications/admin-list'
import { findNeighbors } from '@/lib/hiring/applications/list-queries'
import { findUnopenedNote, getApplication, listColleagues } from '@/lib/hiring/applications/review-queries'
import { findUsual, listInterviews } from '@/lib/hiring/interviews/queries'
import { stageOf, stagesOf } from '@/lib/hiring/stages/format'
import { listStages, listTicks } from '@/lib/hiring/stages/queries'
import { now } from '@/lib/platform/clock'
import { isSampleRow } from '@/lib/platform/sample-rows/queries'
import { orNotFound, pageId } from '@/lib/site/routes/found'

export const metadata: Metadata = {
  title: 'Application',
  description: 'An application with its answers, history and notes.',
  robots: { index: false },
}

/** Comes from a search of resumes. */
const words = z.string().max(100).catch('')

export default async function ApplicationPage({ params, searchParams }: PageProps<'/adminappliedjobs/[id]'>) {
  const { id } = await params
  const admin = await requireAdmin(`/adminappliedjobs/${id}`)
  const application = await orNotFound(getApplication(admin, pageId(id)))
  const { studentName, state, stageId, posting, postingId, notes } = application
  const { url } = applications
  const parameters = await searchParams
  const query = url.read(parameters)
  const [neighbors, colleagues, unopened, interviews, usual, isSample, ownStages, ticks] = await Promise.all([
    findNeighbors(admin, query, application.id),
    listColleagues(admin),
    findUnopenedNote(admin, application.id),
    listInterviews(admin, application.id),
    findUsual(admin),
    isSampleRow('Application', application.id),
    listStages(admin, postingId),
    listTicks(admin, application.id),
  ])
  const stages = stagesOf(ownStages)
  const hrefOf = (other: number | null) => other && `/adminappliedjobs/${other}?${url.queryOf({ ...query, page: 1 })}`
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <BackLink href={url.backOf(parameters)}>Applied Jobs</BackLink>
        {neighbors && (
          <RecordSteps
            place={placeInList(neighbors.place, neighbors.total)}
            before={hrefOf(neighbors.before) || null}
            after={hrefOf(neighbors.after) || null}
          />
        )}
      </div>
      <PageTitle
        title={studentName}
        isSample={isSample}
        text={
          <>
            For{' '}
            <Link href={`/adminpostjobs/${postingId}`} className="underline underline-offset-4 hover:text-ink">
              {posting.jobTitle}
            </Link>
            , {posting.company}
          </>
        }
      >
        <ChangeStatus
          key={application.id}
          id={application.id}
          state={state}
          stageId={stageId}
          studentName={studentName}
          stages={stages}
        />
      </PageTitle>
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start">
        <ResumePane application={application} words={words.parse(parameters.words)} />
        <div className="grid min-w-0 gap-4">
          <ApplicationChecklist
            applicationId={application.id}
            stages={ownStages}
            currentId={stageOf(stages, application).id}
            ticks={ticks}
          />
          <ApplicationTexts application={application} />
          <ApplicationInterviews
            key={`interviews-${application.id}`}
            application={application}
            interviews={interviews}
            usual={usual}
            time={now()}
          />
          <ApplicationNotes
            key={application.id}
            applicationId={application.id}
            notes={notes}
            colleagues={colleagues}
            unopened={unopened}
          />
          <ApplicationFacts application={application} />
          <ApplicationHistory
            applicationId={application.id}
            events={application.events}
            interviews={interviews}
            maySeeOutbox={hasPermission(admin.role, 'owner')}
          />
        </div>
      </div>
    </>
  )
}
