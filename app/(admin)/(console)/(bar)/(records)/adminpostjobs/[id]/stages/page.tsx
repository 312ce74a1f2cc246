import type { Metadata } from 'next'
import Link from 'next/link'
import { BackLink } from '@/components/console/lists/back-link'
import { PageTitle } from '@/components/console/lists/page-title'
import { CopyStages } from '@/components/hiring/stages/copy-stages'
import { StagesForm } from '@/components/hiring/stages/stages-form'
import { requireAdmin } from '@/lib/auth/guards'
import { applicationBoard } from '@/lib/hiring/applications/list'
import { listMessageTemplates } from '@/lib/hiring/message-templates/queries'
import { copyOf } from '@/lib/hiring/stages/format'
import { getJobWithStages, listJobsToCopy, listStageUses } from '@/lib/hiring/stages/queries'
import { idParam } from '@/lib/platform/schemas'
import { orNotFound, pageId } from '@/lib/site/routes/found'

export const metadata: Metadata = {
  title: 'Stages',
  description: "The stages of a job's applications, with their emails and checklists.",
  robots: { index: false },
}

/** The job whose stages are copied into the form. */
const copiedId = idParam.nullable().catch(null)

export default async function StagesPage({ params, searchParams }: PageProps<'/adminpostjobs/[id]/stages'>) {
  const { id } = await params
  const admin = await requireAdmin(`/adminpostjobs/${id}/stages`)
  const { posting, settings } = await orNotFound(getJobWithStages(admin, pageId(id)))
  const from = copiedId.parse((await searchParams).from ?? null)
  const [jobs, templates, uses, copied] = await Promise.all([
    listJobsToCopy(admin, posting.id),
    listMessageTemplates(admin),
    listStageUses(admin, posting.id),
    from === null ? null : orNotFound(getJobWithStages(admin, from)),
  ])
  return (
    <>
      <BackLink href={`/adminpostjobs/${posting.id}`}>{`${posting.jobTitle}, ${posting.company}`}</BackLink>
      <PageTitle
        title="Stages"
        text="Applicants see only the status, but they can request their data, with stages and checklists."
      >
        <Link
          href={applicationBoard.hrefOf({ ...applicationBoard.read({}), job: String(posting.id) })}
          prefetch={false}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          Board
        </Link>
      </PageTitle>
      <div className="grid grid-cols-1 gap-8 xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start">
        <StagesForm
          key={from}
          jobId={posting.id}
          opened={settings}
          copied={copied && { from: copied.posting.id, stages: copyOf(copied.settings.stages, settings.stages) }}
          uses={uses}
          templates={templates}
        />
        {jobs.length > 0 && <CopyStages jobId={posting.id} jobs={jobs} from={from} />}
      </div>
    </>
  )
}
