import { ChevronRight } from 'lucide-react'
import { Figure } from '@/components/console/dashboard/hiring-funnel'
import { PlotCard } from '@/components/console/dashboard/plot-card'
import { type WeekCount, weekDays } from '@/lib/console/dashboard/weeks'
import type { Days } from '@/lib/console/lists/days'
import { dayLabel } from '@/lib/platform/dates'
import { columnsOf, heightAt, ticksFor } from '@/lib/platform/plot'

type WeekPlotProps = {
  title: string
  weeks: WeekCount[]
  before: WeekCount[]
  hrefOf: (days: Days) => string
}

// X is in percent, because the width varies. Y is in pixels, so that text and corners aren't distorted.
const box = { left: 10, right: 100, top: 10, bottom: 170 }
const HEIGHT = 196
const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

export function WeekPlot({ title, weeks, before, hrefOf }: WeekPlotProps) {
  const running = weeks.at(-1)?.count ?? 0
  const sentence = `${sumOf(weeks)} in ${weeks.length} weeks, ${running.toLocaleString('en-US')} of them this week. Lines show the previous ${weeks.length} weeks: ${sumOf(before)}.`
  return (
    <PlotCard title={title} text={sentence}>
      <Columns weeks={weeks} before={before} label={`${title}. ${sentence} The table below has the numbers.`} />
      <WeekTable title={title} weeks={weeks} before={before} hrefOf={hrefOf} />
    </PlotCard>
  )
}

const sumOf = (weeks: WeekCount[]) => weeks.reduce((sum, { count }) => sum + count, 0).toLocaleString('en-US')

function Columns({ weeks, before, label }: { weeks: WeekCount[]; before: WeekCount[]; label: string }) {
  const counts = weeks.map(({ count }) => count)
  const ticks = ticksFor([...counts, ...before.map(({ count }) => count)])
  const highest = ticks.at(-1) ?? 1
  const last = weeks.length - 1
  return (
    <svg role="img" aria-label={label} width="100%" height={HEIGHT} className="overflow-visible text-xs">
      {ticks.map((tick) => {
        const y = heightAt(tick, highest, box)
        return (
          <g key={tick}>
            <line x1={`${box.left}%`} x2="100%" y1={y} y2={y} className={tick === 0 ? 'stroke-edge' : 'stroke-line'} />
            <text x={`${box.left - 2}%`} y={y + 4} textAnchor="end" className="fill-muted">
              {tick.toLocaleString('en-US', { notation: 'compact' })}
            </text>
          </g>
        )
      })}
      {columnsOf(counts, highest, box).map(({ x, width, y, height }, index) => (
        <g key={x}>
          <rect
            x={`${x}%`}
            width={`${width}%`}
            y={y}
            height={height}
            rx={3}
            className={index === last ? 'fill-brand-soft stroke-brand' : 'fill-brand'}
          >
            <title>{weekLabel(weeks[index])}</title>
          </rect>
          <line
            x1={`${x}%`}
            x2={`${x + width}%`}
            y1={heightAt(before[index]?.count ?? 0, highest, box)}
            y2={heightAt(before[index]?.count ?? 0, highest, box)}
            strokeWidth={3}
            className="stroke-accent"
          />
          {index % 2 === last % 2 && (
            <text x={`${x + width / 2}%`} y={HEIGHT - 6} textAnchor="middle" className="fill-muted">
              {shortDay.format(weeks[index]?.week)}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}

const weekLabel = (week: WeekCount | undefined) => week && `${shortDay.format(week.week)}: ${week.count}`

function WeekTable({ title, weeks, before, hrefOf }: WeekPlotProps) {
  return (
    <details className="group mt-2">
      <summary className="inline-flex min-h-11 items-center gap-1.5 text-[0.95rem] font-medium text-accent">
        <ChevronRight aria-hidden className="size-4 transition-transform duration-150 group-open:rotate-90" />
        Show numbers<span className="sr-only"> for {title}</span>
      </summary>
      <table className="w-full text-left text-[0.95rem]">
        <caption className="sr-only">{title}</caption>
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col" className="py-1 font-medium">
              Week of
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              Count
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              Previous 12 weeks
            </th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ week, count }, index) => (
            <tr key={week.getTime()} className="border-t border-line">
              <th scope="row" className="py-1 font-normal">
                {dayLabel(week)}
              </th>
              {[{ week, count }, before[index]].map((each) => (
                <td key={each?.week.getTime()} className="py-1 text-right tabular-nums">
                  {each && (
                    <Figure href={hrefOf(weekDays(each.week))} label={`Week of ${dayLabel(each.week)}`}>
                      {each.count.toLocaleString('en-US')}
                    </Figure>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
