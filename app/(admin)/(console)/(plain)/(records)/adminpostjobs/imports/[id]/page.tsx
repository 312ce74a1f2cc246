import { Download } from 'lucide-react'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { BackLink } from '@/components/console/lists/back-link'
import { PageTitle } from '@/components/console/lists/page-title'
import { ApplyImport, ApplyPeople, CancelImport, UndoImport } from '@/components/jobs/imports/import-actions'
import { ImportProgress } from '@/components/jobs/imports/import-progress'
import { ImportRows } from '@/components/jobs/imports/import-rows'
import { MappingForm } from '@/components/jobs/imports/mapping-form'
import { Badge } from '@/components/ui/badge'
import { buttonClass } from '@/components/ui/button'
import { requireAdmin } from '@/lib/auth/guards'
import {
  cancelableStates,
  canUndo,
  importStates,
  isRunning,
  nounOf,
  stateLabel,
  undoneText,
} from '@/lib/jobs/imports/format'
import { importMessages } from '@/lib/jobs/imports/messages'
import { getImportPage, toImportWire } from '@/lib/jobs/imports/queries'
import { momentLabel } from '@/lib/platform/dates'
import { countOf, grouped } from '@/lib/platform/numbers'
import { orNotFound, pageId } from '@/lib/site/routes/found'

export const metadata: Metadata = {
  title: 'Import',
  description: 'A file, and what importing it changes.',
  robots: { index: false },
}

const card = 'rounded-card border border-line bg-raised p-5 shadow-card sm:p-6'

export default async function ImportPage({ params, searchParams }: PageProps<'/adminpostjobs/imports/[id]'>) {
  const { id } = await params
  const admin = await requireAdmin(`/adminpostjobs/imports/${id}`)
  const found = await orNotFound(getImportPage(admin, pageId(id)))
  const { state, fileName, version, added, changed, missing, adminName, createdAt, total, purgedAt, source } = found
  const isPeople = found.content === 'PEOPLE'
  const rowsToImport = added + changed + missing
  const isChoosing = state === 'MAPPING' || (state === 'READY' && (await searchParams).step === 'columns')
  const canCancel = (cancelableStates as readonly string[]).includes(state)
  return (
    <>
      {source ? (
        <BackLink href={`/adminpostjobs/imports/sources/${source.id}`}>Job feed</BackLink>
      ) : (
        <BackLink href={isPeople ? '/people/imports' : '/adminpostjobs/imports'}>
          {isPeople ? 'Import people' : 'Import jobs'}
        </BackLink>
      )}
      <PageTitle title={fileName} text={countOf(total, found.hasKnownColumns ? 'job' : 'row')} />
      <p className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
        <Badge tone={importStates[state].tone}>{stateLabel(found)}</Badge>
        <span>{source ? `Read ${momentLabel(createdAt)}` : `Uploaded ${momentLabel(createdAt)} by ${adminName}`}</span>
      </p>
      <div className="space-y-5">
        {isChoosing && <MappingForm key={version} found={found} />}
        {isRunning(state) && (
          <div className={card}>
            <ImportProgress key={state} opened={toImportWire(found)} />
          </div>
        )}
        {!isChoosing && <Counts found={found} />}
        {state === 'READY' && !isChoosing && (
          <section aria-label="Import" className={card}>
            {rowsToImport > 0 && isPeople ? (
              <ApplyPeople id={found.id} version={version} rows={rowsToImport} />
            ) : rowsToImport > 0 ? (
              <ApplyImport
                id={found.id}
                version={version}
                jobs={rowsToImport}
                isPublished={source?.isPublished ?? false}
              />
            ) : (
              <p>There's nothing to import: no rows are new or changed.</p>
            )}
          </section>
        )}
        {purgedAt && <p className="text-muted">{importMessages.purged}</p>}
        <div className="flex flex-wrap gap-3">
          {state === 'READY' && !isChoosing && (
            <a href={`/adminpostjobs/imports/${found.id}?step=columns`} className={buttonClass('secondary')}>
              {found.hasKnownColumns ? 'Change values' : 'Change columns'}
            </a>
          )}
          {canCancel && <CancelImport id={found.id} version={version} />}
          {canUndo(found) && !purgedAt && <UndoImport id={found.id} version={version} content={found.content} />}
        </div>
        {!isChoosing && !purgedAt && <ImportRows admin={admin} found={found} />}
      </div>
    </>
  )
}

type Found = Awaited<ReturnType<typeof getImportPage>>

function Counts({ found }: { found: Found }) {
  const { id, added, changed, unchanged, refused, missing, applied, state, purgedAt } = found
  const { deleted, closed, restored, kept } = found
  const isUndone = state === 'UNDOING' || state === 'UNDONE'
  return (
    <section aria-label="Summary" className={card}>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <Count name="New" count={added} />
        <Count name="Changed" count={changed} />
        <Count name="Unchanged" count={unchanged} />
        {missing > 0 && <Count name="No longer in the feed" count={missing} />}
        <Count name="Refused" count={refused}>
          {refused > 0 && !purgedAt && (
            <a
              href={`/api/imports/${id}/refused`}
              download
              className="inline-flex min-h-11 items-center gap-2 text-base font-normal underline underline-offset-4"
            >
              <Download aria-hidden className="size-5" /> Download refused rows
            </a>
          )}
        </Count>
      </dl>
      {(state === 'DONE' || state === 'CANCELED') && (
        <p className="mt-4">
          {countOf(applied, nounOf[found.content].one)} {missing > 0 ? 'imported or closed' : 'imported'}.
        </p>
      )}
      {isUndone && <p className="mt-4">{undoneText({ content: found.content, deleted, closed, restored, kept })}</p>}
    </section>
  )
}

function Count({ name, count, children }: { name: string; count: number; children?: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-xl font-semibold tabular-nums">
        {grouped(count)}
        {children && <span className="block">{children}</span>}
      </dd>
    </div>
  )
}
