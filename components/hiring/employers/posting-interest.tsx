import { Eye, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ManagedWithInterest } from '@/lib/hiring/employers/format'
import { dayLabel } from '@/lib/platform/dates'
import { columnsOf, ticksFor } from '@/lib/platform/plot'

type Interest = ManagedWithInterest['interest']
const box = { left: 0, right: 100, top: 4, bottom: 88 }

/** A job's views on each of the last 30 days and its number of applicants. Never shows who they are. */
export function PostingInterest({ interest, isPublic }: { interest: Interest; isPublic: boolean }) {
  const { days, total, applicants } = interest
  const recent = days.reduce((sum, { views }) => sum + views, 0)
  return (
    <section
      aria-labelledby="interest-title"
      className="rounded-card border border-line bg-raised p-5 shadow-card sm:p-7"
    >
      <h2 id="interest-title" className="text-heading">
        Views and applications
      </h2>
      <dl className="mt-4 grid grid-cols-2 gap-4">
        <Figure icon={<Eye aria-hidden className="size-4" />} name="Views" value={total} />
        <Figure icon={<Users aria-hidden className="size-4" />} name="Applicants" value={applicants} />
      </dl>
      {isPublic ? (
        <figure className="mt-6">
          <figcaption className="mb-3 text-[0.95rem] text-muted">
            {recent.toLocaleString('en-US')} {recent === 1 ? 'view' : 'views'} in the last 30 days
          </figcaption>
          <Days days={days} />
          <DayTable days={days} />
        </figure>
      ) : (
        <p className="mt-5 text-[0.95rem] text-muted">We'll count views once the job is published.</p>
      )}
    </section>
  )
}

function Figure({ icon, name, value }: { icon: ReactNode; name: string; value: number }) {
  return (
    <div className="rounded-control bg-sunken px-4 py-3">
      <dt className="flex items-center gap-1.5 text-sm text-muted">
        {icon} {name}
      </dt>
      <dd className="mt-0.5 text-title font-semibold tabular-nums">{value.toLocaleString('en-US')}</dd>
    </div>
  )
}

function Days({ days }: { days: Interest['days'] }) {
  const views = days.map((day) => day.views)
  const highest = ticksFor(views).at(-1) ?? 1
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? '']
  return (
    <>
      <svg role="img" aria-label="Views per day. The table below has the numbers." width="100%" height={92}>
        <line x1="0" x2="100%" y1={box.bottom} y2={box.bottom} className="stroke-edge" />
        {columnsOf(views, highest, box).map(({ x, width, y, height }, index) => (
          <rect key={x} x={`${x}%`} width={`${width}%`} y={y} height={height} rx={1.5} className="fill-brand">
            <title>{`${label(days[index]?.day ?? '')}: ${views[index]}`}</title>
          </rect>
        ))}
      </svg>
      <p aria-hidden className="flex justify-between text-sm text-muted">
        <span>{label(first)}</span>
        <span>{label(last)}</span>
      </p>
    </>
  )
}

function DayTable({ days }: { days: Interest['days'] }) {
  const seen = days.filter(({ views }) => views > 0).reverse()
  if (seen.length === 0) return null
  return (
    <details className="mt-2">
      <summary className="min-h-11 content-center text-[0.95rem] font-medium text-accent">Show numbers</summary>
      <table className="w-full text-left text-[0.95rem]">
        <caption className="sr-only">Views by day</caption>
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col" className="py-1 font-medium">
              Day
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              Views
            </th>
          </tr>
        </thead>
        <tbody>
          {seen.map(({ day, views }) => (
            <tr key={day} className="border-t border-line">
              <th scope="row" className="py-1 font-normal">
                {label(day)}
              </th>
              <td className="py-1 text-right tabular-nums">{views.toLocaleString('en-US')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

const label = (day: string) => (day ? dayLabel(new Date(day)) : '')
