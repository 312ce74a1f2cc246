import Link from 'next/link'
import type { ReactNode } from 'react'
import { type Column, DataTable } from '@/components/console/lists/data-table'
import { BarPlot } from '@/components/console/reports/bar-plot'
import { ReportCard } from '@/components/console/reports/report-card'
import { applicationsHref, shareLabel } from '@/lib/console/dashboard/format'
import type { Days } from '@/lib/console/lists/days'
import type { Period } from '@/lib/console/reports/periods'
import type { RecruiterLoad, SourceHires, StatusTime } from '@/lib/console/reports/queries'
import { NO_SOURCE } from '@/lib/hiring/applications/list'

const MAX_BARS = 8
const MAX_ROWS = 20

type Of<Row> = { rows: Row[]; period: Period }

const numbered = <Row,>(rows: Row[]) => rows.map((row, id) => ({ ...row, id }))

const figure = <Row,>(header: string, cell: (row: Row) => ReactNode): Column<Row> => {
  return { header, cell, className: 'tabular-nums md:text-right' }
}

const count = <Row,>(header: string, of: (row: Row) => number) =>
  figure<Row>(header, (row) => of(row).toLocaleString('en-US'))

const decimalDays = (days: number | null) => days?.toLocaleString('en-US', { maximumFractionDigits: 1 }) ?? '–'

const sourceLabel = (source: string) => (source === NO_SOURCE ? 'Unknown source' : source)

const statusColumns: Column<StatusTime>[] = [
  { header: 'Status', cell: ({ status }) => status, isTitle: true },
  count('Applications', ({ applications }) => applications),
  figure('Median days', ({ medianDays }) => decimalDays(medianDays)),
  figure('90th percentile', ({ slowestDays }) => decimalDays(slowestDays)),
]

const sourceColumns = (days: Days): Column<SourceHires>[] => [
  { header: 'Source', cell: ({ source }) => sourceLabel(source), isTitle: true },
  figure('Applications', ({ source, applications }) => (
    <CountLink href={applicationsHref(days, { source })} label={`Applications from ${sourceLabel(source)}`}>
      {applications}
    </CountLink>
  )),
  count('Interviews', ({ interviews }) => interviews),
  figure('Hires', ({ source, hires }) => (
    <CountLink href={applicationsHref(days, { source, state: 'hired' })} label={`Hires from ${sourceLabel(source)}`}>
      {hires}
    </CountLink>
  )),
  figure('Hire rate', ({ applications, hires }) => shareLabel(hires, applications)),
]

const recruiterColumns: Column<RecruiterLoad>[] = [
  { header: 'Recruiter', cell: ({ recruiter }) => recruiter, isTitle: true },
  count('Open applications', ({ openApplications }) => openApplications),
  count('Open postings', ({ openPostings }) => openPostings),
  count('Decisions', ({ decisions }) => decisions),
  figure('Median days to decide', ({ medianDays }) => decimalDays(medianDays)),
]

export function StatusTimes({ rows, period }: Of<StatusTime>) {
  const title = 'Time in status'
  return (
    <ReportCard
      title={title}
      text="How long applications stayed in each open status during this period. Those still there count until today."
      name="time-in-status"
      period={period}
      isEmpty={rows.every(({ applications }) => applications === 0)}
      plot={
        <BarPlot
          title={title}
          series={[
            { label: 'Median days', color: 'fill-brand' },
            { label: '90th percentile', color: 'fill-accent' },
          ]}
          groups={rows.map(({ status, medianDays, slowestDays }) => ({
            label: status,
            values: [medianDays, slowestDays],
          }))}
        />
      }
      table={<DataTable caption={title} rows={numbered(rows)} columns={statusColumns} />}
    />
  )
}

export function SourcesToHires({ rows, period, days }: Of<SourceHires> & { days: Days }) {
  const title = 'Sources to hires'
  return (
    <ReportCard
      title={title}
      text="Outcomes of applications received in this period, by tracked link or referring site. Interviews counts applications with a scheduled interview."
      name="sources-to-hires"
      period={period}
      isEmpty={rows.length === 0}
      plot={
        <BarPlot
          title={title}
          series={[
            { label: 'Applications', color: 'fill-edge' },
            { label: 'Interviews', color: 'fill-accent' },
            { label: 'Hires', color: 'fill-brand' },
          ]}
          groups={rows.slice(0, MAX_BARS).map(({ source, applications, interviews, hires }) => ({
            label: sourceLabel(source),
            values: [applications, interviews, hires],
          }))}
        />
      }
      table={
        <>
          <DataTable caption={title} rows={numbered(rows.slice(0, MAX_ROWS))} columns={sourceColumns(days)} />
          <MoreInCsv count={rows.length} />
        </>
      }
    />
  )
}

export function RecruiterLoads({ rows, period }: Of<RecruiterLoad>) {
  const title = 'Recruiter load'
  return (
    <ReportCard
      title={title}
      text="Open now: applications from people they own, and postings they approved. In this period: their decisions, and the median days an application was New before they decided."
      name="recruiter-load"
      period={period}
      isEmpty={rows.length === 0}
      plot={
        <BarPlot
          title={title}
          series={[
            { label: 'Open applications', color: 'fill-edge' },
            { label: 'Open postings', color: 'fill-accent' },
            { label: 'Decisions', color: 'fill-brand' },
          ]}
          groups={rows.slice(0, MAX_BARS).map(({ recruiter, openApplications, openPostings, decisions }) => ({
            label: recruiter,
            values: [openApplications, openPostings, decisions],
          }))}
        />
      }
      table={
        <>
          <DataTable caption={title} rows={numbered(rows.slice(0, MAX_ROWS))} columns={recruiterColumns} />
          <MoreInCsv count={rows.length} />
        </>
      }
    />
  )
}

function CountLink({ href, label, children }: { href: string; label: string; children: number }) {
  return (
    <Link
      href={href}
      prefetch={false}
      className="-m-3 inline-block min-w-11 p-3 underline decoration-edge underline-offset-4 hover:decoration-current md:m-0 md:min-w-6 md:p-0"
    >
      <span className="sr-only">{label}: </span>
      {children.toLocaleString('en-US')}
    </Link>
  )
}

function MoreInCsv({ count: total }: { count: number }) {
  if (total <= MAX_ROWS) return null
  return (
    <p className="mt-2 text-sm text-muted">
      {MAX_ROWS} of {total.toLocaleString('en-US')} rows. The CSV has all of them.
    </p>
  )
}
