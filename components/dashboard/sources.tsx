import { Figure } from '@/components/dashboard/hiring-funnel'
import { PlotCard } from '@/components/dashboard/plot-card'
import { NO_SOURCE } from '@/lib/applications/list'
import { applicationsHref, shareLabel } from '@/lib/dashboard/format'
import type { Activity } from '@/lib/dashboard/queries'

export function Sources({ days, figures: { applications }, sources }: Pick<Activity, 'days' | 'figures' | 'sources'>) {
  const { named, unknown, others } = sources
  const rows = [
    ...named.map(({ source, count }) => ({ label: source, count, source })),
    { label: 'Other sources', count: others, source: null },
    { label: 'Not known', count: unknown, source: NO_SOURCE },
  ].filter(({ count }) => count > 0)
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <PlotCard
      title="Where applicants came from"
      text={
        rows.length > 0
          ? 'By what the link said, else by the site that led here, in the last 12 weeks.'
          : 'Nobody has applied in the last 12 weeks.'
      }
    >
      <table className="w-full text-left text-[0.95rem]">
        <caption className="sr-only">Where applicants came from</caption>
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
