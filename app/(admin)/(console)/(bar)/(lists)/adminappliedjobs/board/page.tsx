import type { Metadata } from 'next'
import Link from 'next/link'
import { ListNavigation } from '@/components/console/lists/list-navigation'
import { ListSearch } from '@/components/console/lists/list-toolbar'
import { PageTitle } from '@/components/console/lists/page-title'
import { ApplicationBoard } from '@/components/hiring/applications/application-board'
import { ApplicationViews } from '@/components/hiring/applications/application-views'
import { requireAdmin } from '@/lib/auth/guards'
import { applications } from '@/lib/hiring/applications/admin-list'
import { applicationBoard } from '@/lib/hiring/applications/list'
import { listAppliedJobChoices, listBoard, listDateChoices } from '@/lib/hiring/applications/list-queries'
import { dayLabel } from '@/lib/platform/dates'
import { idParam } from '@/lib/platform/schemas'

export const metadata: Metadata = {
  title: 'Applied Jobs, board',
  description: 'Applications in columns by status.',
  robots: { index: false },
}

export default async function ApplicationBoardPage({ searchParams }: PageProps<'/adminappliedjobs/board'>) {
  const admin = await requireAdmin('/adminappliedjobs/board')
  const query = { ...applicationBoard.read(await searchParams), page: 1 }
  const [columns, jobs, dates] = await Promise.all([
    listBoard(admin, query),
    listAppliedJobChoices(admin, query),
    listDateChoices(admin, query),
  ])
  const jobId = idParam.safeParse(query.job || null)
  const total = columns.reduce((sum, column) => sum + column.total, 0)
  const listed = (state: string, stage: number | null) => {
    return { ...applications.url.read({}), ...query, state, stage: String(stage ?? ''), sort: 'date' as const }
  }
  const views = (
    <ApplicationViews
      current="board"
      list={applications.url.hrefOf(listed('', null), {})}
      board={applicationBoard.hrefOf(query)}
    />
  )
  const editStages = jobId.success && (
    <Link
      href={`/adminpostjobs/${jobId.data}/stages`}
      prefetch={false}
      className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
    >
      Edit stages
    </Link>
  )
  return (
    <ListNavigation>
      <PageTitle
        title="Applied Jobs"
        text={`${total.toLocaleString('en-US')} ${applications.noun[total === 1 ? 0 : 1]}`}
      >
        <ListSearch
          url={applicationBoard}
          current={query}
          searches={applications.searches}
          selects={[
            { name: 'date', label: 'Date', options: dates },
            { name: 'job', label: 'Job', options: jobs },
          ]}
          csvPath={undefined}
        >
          {views}
          {editStages}
        </ListSearch>
      </PageTitle>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 max-sm:hidden">
        {views}
        {editStages}
      </div>
      <ApplicationBoard
        columns={columns.map(({ stage, total: count, applications: found, samples }) => ({
          stage,
          total: count,
          list: applications.url.hrefOf(listed(stage.status, stage.id), {}),
          cards: found.map(({ id, state, stageId, studentName, posting, createdAt }) => ({
            id,
            state,
            stageId,
            studentName,
            job: `${posting.jobTitle}, ${posting.company}`,
            date: dayLabel(createdAt),
            isSample: samples.has(id),
            href: `/adminappliedjobs/${id}?${applications.url.queryOf({ ...listed(stage.status, stage.id), page: 1 })}`,
          })),
        }))}
      />
    </ListNavigation>
  )
}
