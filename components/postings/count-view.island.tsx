'use client'

import { useEffect } from 'react'
import { island } from '@/components/islands/island'
import { noteSeenJob } from '@/lib/session/browser-state'

/** Tells the server that a job's page has been read: once a visit, and only when it was really on a screen. */
export const CountView = island('count-view', function CountView({ jobId }: { jobId: number }) {
  useEffect(() => {
    const count = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', count)
      if (noteSeenJob(jobId)) navigator.sendBeacon(`/api/postings/${jobId}/views`)
    }
    document.addEventListener('visibilitychange', count)
    count()
    return () => document.removeEventListener('visibilitychange', count)
  }, [jobId])
  return null
})
