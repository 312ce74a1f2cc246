'use client'

import { AddActivity, RemoveSampleData } from '@/components/console/sample-data/sample-actions'
import { SampleProgress } from '@/components/console/sample-data/sample-progress'
import { countedRows } from '@/lib/console/sample-data/format'
import { hasActivity, type SampleData } from '@/lib/console/sample-data/schema'

const listed = new Intl.ListFormat('en-US')

/** Adds or removes the fictional jobs, people and posts, as in Settings. */
export function SampleChoice({ sample }: { sample: SampleData }) {
  const { change, rows } = sample
  if (change?.status === 'running') return <SampleProgress key={change.startedAt} opened={change} />
  return (
    <section aria-labelledby="sample" className="mb-8 rounded-card border border-line bg-raised p-5 sm:p-6">
      <h2 id="sample" className="text-heading">
        Jobs and people
      </h2>
      <p className="mt-2">
        {rows.length === 0
          ? "There's no sample data on this site."
          : `This site has fictional data to try it with: ${listed.format(countedRows(sample))}.`}
      </p>
      {change?.status === 'failed' && (
        <p role="alert" className="mt-3 font-medium text-danger">
          {change.message}
        </p>
      )}
      <p className="mt-2 text-muted">
        {hasActivity(sample)
          ? 'Visitors see the sample jobs and posts until you remove them.'
          : 'Sample activity adds twelve weeks of recruiting with about 120 applications. You can remove it all later.'}
      </p>
      <div className="mt-4 flex flex-wrap items-start gap-3">
        {!hasActivity(sample) && <AddActivity sample={sample} look="secondary" />}
        {rows.length > 0 && <RemoveSampleData sample={sample} />}
      </div>
    </section>
  )
}
