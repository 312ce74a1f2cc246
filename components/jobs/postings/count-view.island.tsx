'use client'

import { useEffect } from 'react'
import { island } from '@/components/site/islands/island'
import { noteSeenJob } from '@/lib/accounts/session/browser-state'

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
