'use client'

import { useEffect, useState } from 'react'
import { island } from '@/components/site/islands/island'
import { currentName, spanLabel, zoneLabel } from '@/lib/hiring/interviews/zones'

type InterviewTimesProps = {
  /** The moments, with their labels as the server wrote them. */
  times: { at: string; label: string }[]
  minutes: number
  /** The time zone that the server chose; empty if it doesn't know the visitor's. */
  zone: string
  /** Whether the visitor chooses one of several. */
  isChoice: boolean
}

/** Times in the visitor's own time zone, with the company's below. Without JavaScript, the server's labels stay. */
export const InterviewTimes = island('interview-times', function InterviewTimes(props: InterviewTimesProps) {
  const { times, minutes, zone, isChoice } = props
  const [own, setOwn] = useState(zone)

  // The server can't know the browser's time zone.
  useEffect(() => {
    if (!zone) setOwn(currentName(Intl.DateTimeFormat().resolvedOptions().timeZone))
  }, [zone])

  const entries = times.map(({ at, label }) => {
    const ownLabel = own ? spanLabel(new Date(at), minutes, own) : label
    return { at, label: ownLabel, other: ownLabel === label ? null : label }
  })
  return (
    <>
      {isChoice ? (
        <div className="grid gap-3">
          {entries.map(({ at, label, other }) => (
            <label
              key={at}
              className="flex min-h-14 cursor-pointer items-start gap-3 rounded-control border border-edge bg-raised px-4 py-3 hover:bg-sunken has-checked:border-brand has-checked:bg-brand-soft"
            >
              <input type="radio" name="slot" value={at} required className="mt-0.5 size-6 shrink-0 accent-accent" />
              <Labels label={label} other={other} />
            </label>
          ))}
        </div>
      ) : (
        entries.map(({ at, label, other }) => (
          <p key={at} className="text-heading">
            <Labels label={label} other={other} />
          </p>
        ))
      )}
      {isChoice && <input type="hidden" name="zone" value={own} readOnly />}
      {own && <p className="mt-3 text-sm text-muted">Times are in your time zone, {zoneLabel(own)}.</p>}
    </>
  )
})

function Labels({ label, other }: { label: string; other: string | null }) {
  return (
    <span className="min-w-0 wrap-anywhere">
      <span className="block font-semibold">{label}</span>
      {other && <span className="block text-base font-normal text-muted">{other}</span>}
    </span>
  )
}
