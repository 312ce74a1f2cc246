import type { Metadata } from 'next'
import Link from 'next/link'
import type { ReactNode } from 'react'
import * as z from 'zod'
import { BackLink } from '@/components/console/lists/back-link'
import { EmptyState } from '@/components/console/lists/empty-state'
import { PageTitle } from '@/components/console/lists/page-title'
import { SampleBadge } from '@/components/console/lists/sample-badge'
import { ChangeStatus } from '@/components/hiring/applications/change-status'
import { requireAdmin } from '@/lib/auth/guards'
import { resumeHref, resumeReadHref } from '@/lib/hiring/applications/format'
import { plainNote } from '@/lib/hiring/applications/mentions'
import { getApplication, type ReviewedApplication } from '@/lib/hiring/applications/review-queries'
import { stagesOf } from '@/lib/hiring/stages/format'
import { dayLabel } from '@/lib/platform/dates'
import { isSampleRow } from '@/lib/platform/sample-rows/queries'
import { idParam } from '@/lib/platform/schemas'
import { orNotFound } from '@/lib/site/routes/found'

export const metadata: Metadata = {
  title: 'Compare two applications',
  description: 'Two applications side by side.',
  robots: { index: false },
}

const compared = z.object({ a: idParam, b: idParam })

export default async function ComparePage({ searchParams }: PageProps<'/adminappliedjobs/compare'>) {
  const admin = await requireAdmin('/adminappliedjobs/compare')
  const parsed = compared.safeParse(await searchParams)
  const read = async (id: number) => ({
    application: await getApplication(admin, id),
    isSample: await isSampleRow('Application', id),
  })
  const both = parsed.success ? await orNotFound(Promise.all([read(parsed.data.a), read(parsed.data.b)])) : null
  return (
    <>
      <BackLink href="/adminappliedjobs">Applied Jobs</BackLink>
      <PageTitle
        title={both ? both.map(({ application }) => application.studentName).join(' and ') : 'Compare two applications'}
      />
      {both ? <Comparison both={both} /> : <EmptyState title="Select two applications in the list." />}
    </>
  )
}

type Compared = { application: ReviewedApplication; isSample: boolean }

type ComparisonProps = { both: readonly [Compared, Compared] }

function Comparison({ both }: ComparisonProps) {
  const questions = [...new Set(both.flatMap(({ application }) => application.answers.map(({ question }) => question)))]
  const rows: { title: string; cell: (compared: Compared) => ReactNode }[] = [
    { title: 'Job', cell: ({ application: { posting } }) => `${posting.jobTitle}, ${posting.company}` },
    { title: 'Applied', cell: ({ application: { createdAt } }) => dayLabel(createdAt) },
    { title: 'Source', cell: ({ application: { source, referrerHost } }) => source || referrerHost },
    ...questions.map((question) => ({
      title: question,
      cell: ({ application: { answers } }: Compared) => answers.find((each) => each.question === question)?.answer,
    })),
    { title: 'Cover note', cell: ({ application: { coverNote } }) => coverNote },
    {
      title: 'Notes',
      cell: ({ application: { notes } }) => notes.map(({ text, mentions }) => plainNote(text, mentions)).join('\n\n'),
    },
    { title: 'Resume', cell: ({ application }) => <Resume application={application} /> },
  ]
  return (
    <div className="rounded-card border border-line bg-raised">
      <div className="grid border-b border-line md:sticky md:top-0 md:z-10 md:grid-cols-2 md:bg-raised lg:top-12">
        {both.map(({ application: { id, state, stageId, studentName, posting }, isSample }) => (
          <div key={id} className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-2">
            <h2 className="text-heading wrap-anywhere">
              <Link href={`/adminappliedjobs/${id}`} className="underline-offset-4 hover:underline">
                {studentName}
              </Link>{' '}
              {isSample && <SampleBadge />}
            </h2>
            <ChangeStatus
              key={id}
              id={id}
              state={state}
              stageId={stageId}
              studentName={studentName}
              stages={stagesOf(posting.stages)}
            />
          </div>
        ))}
      </div>
      {rows.map(({ title, cell }) => (
        <section key={title} aria-label={title} className="border-t border-line first:border-t-0">
          <h3 className="px-4 pt-3 text-sm font-medium text-muted wrap-anywhere">{title}</h3>
          <div className="grid md:grid-cols-2">
            {both.map((compared) => {
              const content = cell(compared)
              return (
                <div
                  key={compared.application.id}
                  className="min-w-0 px-4 pt-1 pb-3 md:odd:border-r md:odd:border-line"
                >
                  <p className="text-sm text-muted md:sr-only">{compared.application.studentName}</p>
                  <div className={`whitespace-pre-wrap wrap-anywhere ${content ? '' : 'text-muted'}`}>
                    {content || 'None'}
                  </div>
                </div>
              )
            })}
          </div>
        </section>
      ))}
    </div>
  )
}

function Resume({ application }: { application: ReviewedApplication }) {
  const { id, studentName, postingId, email, resume } = application
  return (
    <>
      <a
        href={resumeHref({ jobId: postingId, email, resumeFileName: resume.originalName })}
        download
        aria-label={`Download ${resume.originalName} of ${studentName}`}
        className="inline-flex min-h-11 items-center underline underline-offset-4 lg:min-h-6"
      >
        {resume.originalName}
      </a>
      <iframe
        src={`${resumeReadHref(id)}#view=FitH`}
        title={`Resume of ${studentName}`}
        className="h-[70dvh] w-full rounded-control bg-sunken"
      />
    </>
  )
}
