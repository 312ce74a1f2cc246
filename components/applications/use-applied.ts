'use client'

import { useEffect, useState } from 'react'
import { callApi } from '@/lib/api/client'

/** The already-applied flag of a job and an address (spec §4): what the page was rendered with, then what the server says. */
export function useApplied(jobId: number, email: string | undefined, wasApplied: boolean) {
  const [isApplied, setIsApplied] = useState(wasApplied)

  useEffect(() => {
    if (!email) return
    let isCurrent = true
    const query = new URLSearchParams({ jobId: String(jobId), email })
    callApi<boolean>(`/apply-job/check?${query}`, { method: 'GET' })
      .then((answer) => isCurrent && answer.isOk && setIsApplied(answer.data))
      // Unreachable for a moment: what the page was rendered with still stands.
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [jobId, email])

  return [isApplied, setIsApplied] as const
}
