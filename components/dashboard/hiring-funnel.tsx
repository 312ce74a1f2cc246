import Link from 'next/link'
import type { ReactNode } from 'react'
import { PlotCard } from '@/components/dashboard/plot-card'
import { type Days, daysBefore, daysLabel } from '@/lib/back-office/days'
import type { Figures } from '@/lib/dashboard/figure-queries'
import { applicationsHref, durationLabel, shareLabel, viewedHref } from '@/lib/dashboard/format'
import type { Activity } from '@/lib/dashboard/queries'
import { DAYS } from '@/lib/dashboard/weeks'

type Stage = { label: string; key: 'views' | 'applications' | 'shortlisted' | 'hired'; hrefOf: (days: Days) => string }

const stages: Stage[] = [
  { label: 'Views of jobs', key: 'views', hrefOf: viewedHref },
  { label: 'Applications', key: 'applications', hrefOf: (days) => applicationsHref(days) },
  { label: 'Shortlisted', key: 'shortlisted', hrefOf: (days) => applicationsHref(days, { progress: 'shortlisted' }) },
  { label: 'Hired', key: 'hired', hrefOf: (days) => applicationsHref(days, { state: 'hired' }) },
]

/** From a view to a hire, beside the same days of the twelve weeks before: what became of the applications of those days. */
export function HiringFunnel({ days, figures, before }: Pick<Activity, 'days' | 'figures' | 'before'>) {
  const earlier = daysBefore(days, DAYS)
  const most = Math.max(1, ...stages.map(({ key }) => figures[key]))
  return (
    <PlotCard
      title="From view to hire"
      text={`${daysLabel(days)}, beside ${daysLabel(earlier)}. A share is of the row above.`}
    >
      <table className="w-full text-left text-[0.95rem]">
        <caption className="sr-only">From view to hire</caption>
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col" className="py-1 font-medium">
              Stage
            </th>
            <th scope="col" className="py-1 pl-3 text-right font-medium">
              12 weeks
            </th>
            <th scope="col" className="py-1 pl-3 text-right font-medium">
              Share
            </th>
            <th scope="col" className="py-1 pl-3 text-right font-medium">
              Before
            </th>
          </tr>
        </thead>
        <tbody>
          {stages.map(({ label, key, hrefOf }, index) => {
            const above = stages[index - 1]?.key
            return (
              <tr key={key} className="border-t border-line">
                <th scope="row" className="w-full py-1.5 font-normal">
                  {label}
                  <svg
                    aria-hidden
                    width="100%"
                    height={8}
                    className="mt-1 block overflow-hidden rounded-full bg-sunken"
                  >
                    <rect width={`${(figures[key] / most) * 100}%`} height={8} rx={4} className="fill-brand" />
                  </svg>
                </th>
                <Cell>
                  <Figure href={hrefOf(days)} label={`${label}, last 12 weeks`}>
                    <span className="font-semibold">{figures[key].toLocaleString('en-US')}</span>
                  </Figure>
                </Cell>
                <Cell>{above ? shareLabel(figures[key], figures[above]) : ''}</Cell>
                <Cell>
                  <Figure href={hrefOf(earlier)} label={`${label}, 12 weeks before`}>
                    {before[key].toLocaleString('en-US')}
                  </Figure>
                </Cell>
              </tr>
            )
          })}
          <tr className="border-t border-line">
            <th scope="row" className="py-1.5 font-normal">
              Time to first answer
              <span className="block text-sm text-muted">half of those answered waited less</span>
            </th>
            <Cell>
              <FirstAnswer figures={figures} href={applicationsHref(days, { progress: 'answered' })} />
            </Cell>
            <Cell>{shareLabel(figures.answered, figures.applications)}</Cell>
            <Cell>
              <FirstAnswer figures={before} href={applicationsHref(earlier, { progress: 'answered' })} />
            </Cell>
          </tr>
        </tbody>
      </table>
      {figures.applications > figures.answered && (
        <Link
          href={applicationsHref(days, { progress: 'unanswered' })}
          prefetch={false}
          className="mt-2 inline-flex min-h-11 items-center underline underline-offset-4 lg:min-h-6"
        >
          {(figures.applications - figures.answered).toLocaleString('en-US')} not answered yet
        </Link>
      )}
    </PlotCard>
  )
}

function FirstAnswer({ figures, href }: { figures: Figures; href: string }) {
  return (
    <Figure href={href} label="Answered applications">
      {durationLabel(figures.answerSeconds)}
    </Figure>
  )
}

const Cell = ({ children }: { children: ReactNode }) => (
  <td className="py-1 pl-3 text-right align-top whitespace-nowrap tabular-nums">{children}</td>
)

type FigureProps = { href: string; label: string; children: ReactNode }

/** A figure that leads to its rows. */
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
