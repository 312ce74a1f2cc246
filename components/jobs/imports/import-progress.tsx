'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { callApi } from '@/lib/api/client'
import { importStates, isRunning, progressOf } from '@/lib/jobs/imports/format'
import { importMessages as messages } from '@/lib/jobs/imports/messages'
import type { ImportWire } from '@/lib/jobs/imports/schema'
import { countOf, grouped } from '@/lib/platform/numbers'

const POLL_MS = 1_000

/** Shows how far the current step is until it's done, then refreshes the page. */
export function ImportProgress({ opened }: { opened: ImportWire }) {
  const router = useRouter()
  const [current, setCurrent] = useState(opened)
  const [isLost, setLost] = useState(false)
  const { id, state } = opened

  useEffect(() => {
    let isMounted = true
    const timer = setInterval(async () => {
      const { isOk, data } = await callApi<ImportWire>(`/api/imports/${id}`, { method: 'GET' })
      if (!isMounted) return
      setLost(!isOk)
      if (!isOk) return
      if (data.state === state && isRunning(data.state)) return setCurrent(data)
      clearInterval(timer)
      router.refresh()
    }, POLL_MS)
    return () => {
      isMounted = false
      clearInterval(timer)
    }
  }, [id, state, router])

  const { handled, total } = progressOf(current)
  const { filesToScan } = current
  return (
    <section aria-labelledby="progress">
      <h2 id="progress" className="text-heading">
        {importStates[state].label}
      </h2>
      <p className="mt-1 text-muted tabular-nums">
        {filesToScan > 0
          ? `Waiting for the virus scan of ${countOf(filesToScan, 'resume')}. After that, we'll check the rows.`
          : `${grouped(handled)} of ${countOf(total, 'row')}.`}{' '}
        You can leave this page.
      </p>
      <div
        role="progressbar"
        aria-labelledby="progress"
        aria-valuemin={0}
        aria-valuenow={handled}
        aria-valuemax={total}
        className="mt-4 h-2 overflow-hidden rounded-full bg-sunken"
      >
        <svg aria-hidden viewBox="0 0 100 1" preserveAspectRatio="none" className="block size-full text-accent">
          <rect height="1" width={total > 0 ? (100 * handled) / total : 0} fill="currentColor" />
        </svg>
      </div>
      <p role="alert" className={isLost ? 'mt-3 text-danger' : 'sr-only'}>
        {isLost && messages.notRefreshed}
      </p>
    </section>
  )
}
