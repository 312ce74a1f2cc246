// biome-ignore-all lint/a11y/noRedundantRoles: on phones these elements aren't displayed as a table, and Safari drops their roles.
import Link from 'next/link'
import type { ReactNode } from 'react'
import { PlotCard } from '@/components/console/dashboard/plot-card'
import type { Figures } from '@/lib/console/dashboard/figure-queries'
import { applicationsHref, durationLabel, shareLabel, viewedHref } from '@/lib/console/dashboard/format'
import type { Activity } from '@/lib/console/dashboard/queries'
import { DAYS } from '@/lib/console/dashboard/weeks'
import { type Days, daysBefore, daysLabel } from '@/lib/console/lists/days'
import { NO_SOURCE } from '@/lib/hiring/applications/list'

type Step = { label: string; key: 'views' | 'applications' | 'shortlisted' | 'hired'; hrefOf: (days: Days) => string }

const steps: Step[] = [
  { label: 'Job views', key: 'views', hrefOf: viewedHref },
  { label: 'Applications', key: 'applications', hrefOf: (days) => applicationsHref(days) },
  { label: 'Shortlisted', key: 'shortlisted', hrefOf: (days) => applicationsHref(days, { progress: 'shortlisted' }) },
  { label: 'Hired', key: 'hired', hrefOf: (days) => applicationsHref(days, { state: 'hired' }) },
]

/** Shows the funnel from views to hires for the applications of these days, compared with the 12 weeks before. */
export function HiringFunnel({ days, figures, before }: Pick<Activity, 'days' | 'figures' | 'before'>) {
  const earlier = daysBefore(days, DAYS)
  const most = Math.max(1, ...steps.map(({ key }) => figures[key]))
  return (
    <PlotCard
      title="Hiring funnel"
      text={`${daysLabel(days)}, compared with ${daysLabel(earlier)}. Percentages are of the previous step.`}
    >
      <table role="table" className="block w-full text-left text-[0.95rem] sm:table">
        <caption className="sr-only">Hiring funnel</caption>
        <thead role="rowgroup" className="hidden text-sm text-muted sm:table-header-group">
          <tr role="row">
            {['Step', ...headers].map((header, index) => (
              <th
                key={header}
                role="columnheader"
                scope="col"
                className={`py-1 font-medium whitespace-nowrap ${index > 0 ? 'pl-3 text-right' : ''}`}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block sm:table-row-group">
          {steps.map(({ label, key, hrefOf }, index) => {
            const above = steps[index - 1]?.key
            return (
              <Row
                key={key}
                header={
                  <>
                    {label}
                    <svg
                      aria-hidden
                      width="100%"
                      height={8}
                      className="mt-1 block overflow-hidden rounded-full bg-sunken"
                    >
                      <rect width={`${(figures[key] / most) * 100}%`} height={8} rx={4} className="fill-brand" />
                    </svg>
                  </>
                }
                cells={[
                  <Figure key="now" href={hrefOf(days)} label={`${label}, last 12 weeks`}>
                    <span className="font-semibold">{figures[key].toLocaleString('en-US')}</span>
                  </Figure>,
                  above && shareLabel(figures[key], figures[above]),
                  <Figure key="before" href={hrefOf(earlier)} label={`${label}, previous 12 weeks`}>
                    {before[key].toLocaleString('en-US')}
                  </Figure>,
                ]}
              />
            )
          })}
          <Row
            header={
              <>
                Time to first response
                <span className="block text-sm text-muted">median</span>
              </>
            }
            cells={[
              <TimeToResponse key="now" figures={figures} href={applicationsHref(days, { progress: 'answered' })} />,
              shareLabel(figures.answered, figures.answered + figures.unanswered),
              <TimeToResponse
                key="before"
                figures={before}
                href={applicationsHref(earlier, { progress: 'answered' })}
              />,
            ]}
          />
        </tbody>
      </table>
      {figures.unanswered > 0 && (
        <Link
          href={applicationsHref(days, { progress: 'unanswered' })}
          prefetch={false}
          className="mt-2 inline-flex min-h-11 items-center underline underline-offset-4 lg:min-h-6"
        >
          {figures.unanswered.toLocaleString('en-US')} awaiting a response
        </Link>
      )}
    </PlotCard>
  )
}

function TimeToResponse({ figures, href }: { figures: Figures; href: string }) {
  return (
    <Figure href={href} label="Answered applications">
      {durationLabel(figures.answerSeconds)}
    </Figure>
  )
}

const headers = ['12 weeks', 'Share', 'Before']

/** On phones, a step's figures are below it, with labels. */
function Row({ header, cells }: { header: ReactNode; cells: ReactNode[] }) {
  return (
    <tr role="row" className="flex flex-wrap gap-x-3 border-t border-line py-1.5 sm:table-row sm:py-0">
      <th role="rowheader" scope="row" className="basis-full font-normal sm:w-full sm:py-1.5">
        {header}
      </th>
      {headers.map((name, index) => (
        <td
          key={name}
          role="cell"
          className="flex flex-wrap items-center gap-x-1.5 tabular-nums empty:hidden sm:table-cell sm:py-1 sm:pl-3 sm:text-right sm:align-top sm:whitespace-nowrap sm:empty:table-cell"
        >
          {cells[index] && (
            <>
              <span className="text-sm text-muted sm:hidden">{name}</span>
              {cells[index]}
            </>
          )}
        </td>
      ))}
    </tr>
  )
}

type FigureProps = { href: string; label: string; children: ReactNode }

export function Figure({ href, label, children }: FigureProps) {
  return (
    <Link
      href={href}
      prefetch={false}
      className="inline-flex min-h-11 min-w-11 items-center justify-end underline decoration-edge underline-offset-4 hover:decoration-current lg:min-h-6 lg:min-w-6"
    >
      <span className="sr-only">{label}: </span>
      {children}
    </Link>
  )
}

export function Sources({ days, figures: { applications }, sources }: Pick<Activity, 'days' | 'figures' | 'sources'>) {
  const { named, unknown, others } = sources
  const rows = [
    ...named.map(({ source, count }) => ({ label: source, count, source })),
    { label: 'Other sources', count: others, source: null },
    { label: 'Unknown source', count: unknown, source: NO_SOURCE },
  ].filter(({ count }) => count > 0)
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <PlotCard
      title="Applicant sources"
      text={
        rows.length > 0
          ? 'From tracked links or the referring site, in the last 12 weeks.'
          : 'No one has applied in the last 12 weeks.'
      }
    >
      <table className="w-full text-left text-[0.95rem]">
        <caption className="sr-only">Applicant sources</caption>
        <tbody>
          {rows.map(({ label, count, source }) => (
            <tr key={label} className="relative border-t border-line first:border-t-0">
              <th scope="row" className="w-full pt-1.5 pb-5 font-normal wrap-anywhere">
                {label}
                <svg
                  aria-hidden
                  width="100%"
                  height={8}
                  className="absolute bottom-1.5 left-0 block overflow-hidden rounded-full bg-sunken"
                >
                  <rect width={`${(count / most) * 100}%`} height={8} rx={4} className="fill-brand" />
                </svg>
              </th>
              <td className="py-1 pl-3 text-right align-top tabular-nums">
                {source ? (
                  <Figure href={applicationsHref(days, { source })} label={`Applications by ${label}`}>
                    {count.toLocaleString('en-US')}
                  </Figure>
                ) : (
                  <span className="inline-flex min-h-11 items-center lg:min-h-6">{count.toLocaleString('en-US')}</span>
                )}
              </td>
              <td className="py-1 pl-3 text-right align-top tabular-nums">
                <span className="inline-flex min-h-11 items-center lg:min-h-6">{shareLabel(count, applications)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </PlotCard>
  )
}
