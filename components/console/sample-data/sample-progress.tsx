'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { useAnnounce } from '@/components/ui/announce'
import { callApi } from '@/lib/api/client'
import { sampleMessages } from '@/lib/console/sample-data/messages'
import type { SampleData } from '@/lib/console/sample-data/schema'
import { countOf } from '@/lib/platform/numbers'

const POLL_MS = 1_000

type Change = NonNullable<SampleData['change']>

/** Shows a change's progress until it's done, then refreshes the page. */
export function SampleProgress({ opened }: { opened: Change }) {
  const router = useRouter()
  const announce = useAnnounce()
  const [{ kind, done, total }, setChange] = useState(opened)
  const [isLost, setLost] = useState(false)

  useEffect(() => {
    let isMounted = true
    const timer = setInterval(async () => {
      const { isOk, data } = await callApi<SampleData>('/api/sample-data', { method: 'GET' })
      if (!isMounted) return
      setLost(!isOk)
      if (!isOk || !data.change) return
      setChange(data.change)
      if (data.change.status === 'running') return
      clearInterval(timer)
      announce({ tone: data.change.status === 'done' ? 'success' : 'error', text: data.change.message })
      router.refresh()
    }, POLL_MS)
    return () => {
      isMounted = false
      clearInterval(timer)
    }
  }, [announce, router])

  const isCounted = kind === 'add' && total > 0
  return (
    <section
      aria-labelledby="progress"
      className="mb-5 rounded-card border border-line bg-raised p-5 shadow-card sm:p-6"
    >
      <h2 id="progress" className="text-heading">
        {kind === 'add' ? 'Adding sample activity' : 'Removing sample data'}
      </h2>
      <p className="mt-1 text-muted">
        {isCounted ? `${done} of ${countOf(total, 'file')} stored.` : 'This takes a few seconds.'} You can leave this
        page.
      </p>
      <div
        role="progressbar"
        aria-labelledby="progress"
        aria-valuemin={0}
        {...(isCounted && { 'aria-valuenow': done, 'aria-valuemax': total })}
        className="mt-4 h-2 overflow-hidden rounded-full bg-sunken"
      >
        <svg aria-hidden viewBox="0 0 100 1" preserveAspectRatio="none" className="block size-full text-accent">
          <rect
            height="1"
            width={isCounted ? (100 * done) / total : 100}
            fill="currentColor"
            className={isCounted ? undefined : 'motion-safe:animate-pulse'}
          />
        </svg>
      </div>
      <p role="alert" className={isLost ? 'mt-3 text-danger' : 'sr-only'}>
        {isLost && sampleMessages.notRead}
      </p>
    </section>
  )
}
