import { CircleAlert } from 'lucide-react'
import type { Metadata } from 'next'
import { PageTitle } from '@/components/console/lists/page-title'
import { AddActivity, RemoveSampleData } from '@/components/console/sample-data/sample-actions'
import { SampleProgress } from '@/components/console/sample-data/sample-progress'
import { requireAdmin } from '@/lib/auth/guards'
import { sampleNoun } from '@/lib/console/sample-data/format'
import { getSampleData } from '@/lib/console/sample-data/queries'
import { hasActivity, type SampleData, totalOf } from '@/lib/console/sample-data/schema'
import { momentLabel } from '@/lib/platform/dates'
import { grouped } from '@/lib/platform/numbers'

export const metadata: Metadata = {
  title: 'Sample data',
  description: 'Fictional jobs, people and activity to try the site with.',
  robots: { index: false },
}

const card = 'rounded-card border border-line bg-raised p-5 shadow-card sm:p-6'

export default async function SampleDataPage() {
  const owner = await requireAdmin('/sample-data')
  const sample = await getSampleData(owner)
  const { change } = sample
  const isRunning = change?.status === 'running'
  return (
    <>
      <PageTitle title="Sample data" text="Fictional jobs, people and activity to try the site with." />
      {isRunning && <SampleProgress key={change.startedAt} opened={change} />}
      {change?.status === 'failed' && (
        <p role="alert" className="mb-5 flex gap-2.5 rounded-control bg-danger-soft px-4 py-3 font-medium text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
          {change.message}
        </p>
      )}
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <section aria-labelledby="activity" className={card}>
          <h2 id="activity" className="text-heading">
            Sample activity
          </h2>
          <p className="mt-2">
            Twelve weeks of recruiting at twelve fictional companies: about 120 applications in every status with
            resumes, notes and sources, and the jobs, job seekers, page views, comments and messages around them.
          </p>
          <p className="mt-2 text-muted">
            Visitors can see the sample jobs and blog posts until you remove them. Sample people and companies never get
            email.
          </p>
          <div className="mt-4">
            {hasActivity(sample) ? (
              <p className="font-medium">{addedSentence(change)}</p>
            ) : (
              !isRunning && <AddActivity sample={sample} />
            )}
          </div>
        </section>
        <section aria-labelledby="rows" className={card}>
          <h2 id="rows" className="text-heading">
            On this site now
          </h2>
          {sample.rows.length === 0 ? (
            <p className="mt-2 text-muted">There's no sample data.</p>
          ) : (
            <>
              <SampleRows sample={sample} />
              {!isRunning && <RemoveSampleData sample={sample} />}
            </>
          )}
        </section>
      </div>
    </>
  )
}

function addedSentence(change: SampleData['change']): string {
  if (change?.kind !== 'add' || !change.finishedAt) return 'Sample activity is on this site.'
  return `Added by ${change.by} on ${momentLabel(new Date(change.finishedAt))}.`
}

function SampleRows({ sample }: { sample: SampleData }) {
  return (
    <table className="mt-3 mb-4 w-full text-left wrap-anywhere tabular-nums">
      <caption className="sr-only">Sample rows by kind</caption>
      <thead className="text-sm text-muted">
        <tr className="border-b border-line">
          <th scope="col" className="py-1.5 font-medium">
            Kind
          </th>
          <th scope="col" className="py-1.5 pl-2 text-right sm:pl-4 font-medium wrap-normal">
            Demo company
          </th>
          <th scope="col" className="py-1.5 pl-2 text-right sm:pl-4 font-medium wrap-normal">
            Activity
          </th>
        </tr>
      </thead>
      <tbody>
        {sample.rows.map((row) => (
          <tr key={row.model} className="border-b border-line">
            <th scope="row" className="py-1.5 font-normal">
              {sampleNoun(row)}
            </th>
            <td className="py-1.5 pl-2 text-right sm:pl-4">{grouped(row.demo)}</td>
            <td className="py-1.5 pl-2 text-right sm:pl-4">{grouped(row.activity)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-medium">
          <th scope="row" className="py-1.5">
            Total
          </th>
          <td className="py-1.5 pl-2 text-right sm:pl-4" colSpan={2}>
            {grouped(totalOf(sample))}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
